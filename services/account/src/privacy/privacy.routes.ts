import {
  cancelErasure,
  downloadExport,
  getPrivacy,
  type PrivacyReply,
  requestErasure,
  requestExport,
} from '@stezhka/account-contract';
import { clock } from '@stezhka/kit/clock';
import { defineForm, formBody, password } from '@stezhka/kit/forms';
import { idParams, serve } from '@stezhka/kit/http';
import { logSecurityEvent } from '@stezhka/kit/security-log';
import { type Id, type Locale, SITE_TIME_ZONE } from '@stezhka/kit-contract';
import { assertOwnPassword } from '../passwords/own-password.ts';
import type { UserDocument } from '../users/users.model.ts';
import { memberOf } from '../users/users.service.ts';
import { scheduleErasure, takeBackErasure } from './erasure.service.ts';
import { archiveOf, enqueueExport, exportsOf, nextExportAt } from './export.service.ts';
import { ErasureModel } from './privacy.model.ts';
import { presentErasure, presentExport } from './privacy.presenter.ts';

const confirmForm = defineForm('confirm', { fields: { password: password({ required: true }) } });

/** @throws AppError invalid_form, login_required, login_slowed */
async function confirmedMember(userId: Id, typed: string, locale: Locale): Promise<UserDocument> {
  const user = await memberOf(userId);
  await assertOwnPassword(user, typed, locale);
  return user;
}

export const privacyRoutes = [
  serve(getPrivacy, {}, async ({ userId }) => privacyOf((await memberOf(userId())).id)),
  serve(requestExport, { body: formBody(confirmForm) }, async ({ userId, body, locale }) => {
    const user = await confirmedMember(userId(), body.password, locale);
    await enqueueExport(user, locale);
    logSecurityEvent('export_requested', { account: user.id });
    return privacyOf(user.id);
  }),
  serve(downloadExport, { params: idParams }, async ({ userId, params, res }) => {
    const user = await memberOf(userId());
    const archive = await archiveOf(user.id, params.id);
    const name = `stezhka-${clock.today(SITE_TIME_ZONE)}.zip`;
    res.set({
      'Content-Type': 'application/zip',
      'Content-Disposition': `attachment; filename="${name}"`,
      'X-Content-Type-Options': 'nosniff',
    });
    res.send(archive);
    return null;
  }),
  serve(requestErasure, { body: formBody(confirmForm) }, async ({ userId, body, locale }) => {
    const user = await confirmedMember(userId(), body.password, locale);
    await scheduleErasure(user, locale);
    logSecurityEvent('erasure_requested', { account: user.id });
    return privacyOf(user.id);
  }),
  serve(cancelErasure, {}, async ({ userId }) => {
    const user = await memberOf(userId());
    await takeBackErasure(user.id);
    logSecurityEvent('erasure_cancelled', { account: user.id });
    return privacyOf(user.id);
  }),
];

async function privacyOf(userId: Id): Promise<PrivacyReply> {
  const [exports, erasure] = await Promise.all([exportsOf(userId), ErasureModel.findById(userId)]);
  const [latest, ...before] = exports;
  const earlier = latest?.state === 'ready' ? undefined : before.find(({ state }) => state === 'ready');
  return {
    export: latest ? presentExport(latest) : null,
    earlierExport: earlier ? presentExport(earlier) : null,
    nextExportAt: nextExportAt(exports)?.toISOString() ?? null,
    erasure: erasure && presentErasure(erasure),
  };
}
