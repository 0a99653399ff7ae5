import { endOtherSessions, endSession, listSessions } from '@stezhka/account-contract';
import { AppError } from '@stezhka/kit/errors';
import { serve } from '@stezhka/kit/http';
import { logSecurityEvent } from '@stezhka/kit/security-log';
import Joi from 'joi';
import { memberIdOf } from '../users/users.service.ts';
import { endSessions, sessionsOf } from './sessions.service.ts';

const params = Joi.object({ id: Joi.string().hex().length(32).required() });

export const sessionRoutes = [
  serve(listSessions, {}, async ({ userId, identity }) => ({
    sessions: await sessionsOf(await memberIdOf(userId()), identity.session),
  })),
  serve(endSession, { params }, async (call) => {
    const userId = await memberIdOf(call.userId());
    if (call.params.id === call.identity.session) {
      call.endSession();
      logSecurityEvent('logout', { account: userId });
      return { ended: 1 };
    }
    const ended = await endSessions(userId, { id: call.params.id });
    if (!ended) throw new AppError('not_found');
    logSecurityEvent('session_ended', { account: userId });
    return { ended };
  }),
  serve(endOtherSessions, {}, async ({ userId, identity }) => {
    // A token without a session comes from no browser.
    if (!identity.session) throw new AppError('forbidden');
    const account = await memberIdOf(userId());
    const ended = await endSessions(account, { except: identity.session });
    logSecurityEvent('sessions_ended', { account });
    return { ended };
  }),
];
