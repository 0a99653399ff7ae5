import { type FormDefinition, type FormReply, type Instant, operation } from '@stezhka/kit-contract';
import type { User } from './user.ts';

export interface SecondFactorReply {
  enrolled: boolean;
  /** When it was switched on. */
  since: Instant | null;
  /** In the caller's session. */
  passed: boolean;
  recoveryCodesLeft: number;
  /** Staff cannot switch it off. */
  required: boolean;
}

export interface EnrolmentReply {
  secret: string;
  qr: string;
  form: FormDefinition;
}
/** Shown once; each is valid once. */
export interface RecoveryCodesReply {
  recoveryCodes: string[];
}
export interface SecondFactorBody {
  /** The ticket of a login; without it a member's own session is raised, or a guest's login by the provider goes on. */
  ticket?: string;
  code: string;
}
export interface EnrolmentBody {
  /** Of a member; staff need none. */
  password?: string;
}
export interface SecondFactorOffBody {
  password: string;
  code: string;
}
export type SecondFactorFormReply = FormReply;
export type SecondFactorOffFormReply = FormReply;
export type SecondFactorUserReply = User;

export const getSecondFactor = operation<{ reply: SecondFactorReply }>('GET', '/data/user/second-factor', {
  access: 'user',
  tags: ['user'],
  reply: 'SecondFactorReply',
});

/** A new secret, valid after its first code. @throws invalid_form for a wrong password, login_slowed, conflict, email_unverified */
export const beginEnrolment = operation<{ body: EnrolmentBody; reply: EnrolmentReply }>(
  'POST',
  '/data/user/second-factor/begin',
  {
    access: 'user',
    reply: 'EnrolmentReply',
  },
);

/**
 * Ends the member's other sessions.
 * @throws invalid_form, login_slowed, conflict when it was completed before, enrolment_expired ten minutes after its begin or
 * after an end of the sessions
 */
export const enrol = operation<{ body: Pick<SecondFactorBody, 'code'>; reply: RecoveryCodesReply }>(
  'POST',
  '/form/second-factor/enrol',
  {
    access: 'user',
    session: true,
    changes: ['user', 'user-sessions'],
    reply: 'RecoveryCodesReply',
  },
);

export const getSecondFactorForm = operation<{ reply: SecondFactorFormReply }>('GET', '/form/second-factor', {
  access: 'public',
  reply: 'SecondFactorFormReply',
});

/** @throws invalid_form, login_expired, login_slowed, not_found for a session of a member who has no second factor */
export const submitSecondFactor = operation<{ body: SecondFactorBody; reply: SecondFactorUserReply }>(
  'POST',
  '/form/second-factor',
  {
    access: 'public',
    session: true,
    changes: ['user'],
    reply: 'SecondFactorUserReply',
  },
);

/** Replaces the recovery codes. @throws not_found, second_factor_required */
export const renewRecoveryCodes = operation<{ reply: RecoveryCodesReply }>(
  'POST',
  '/data/user/second-factor/recovery-codes',
  {
    access: 'user',
    recentSecondFactor: true,
    changes: ['user'],
    reply: 'RecoveryCodesReply',
  },
);

export const getSecondFactorOffForm = operation<{ reply: SecondFactorOffFormReply }>(
  'GET',
  '/form/second-factor/off',
  {
    access: 'user',
    reply: 'SecondFactorOffFormReply',
  },
);

/** Ends the member's other sessions; does nothing where it is off. @throws invalid_form, login_slowed, login_required, forbidden for staff */
export const switchSecondFactorOff = operation<{ body: SecondFactorOffBody; reply: SecondFactorReply }>(
  'POST',
  '/form/second-factor/off',
  {
    access: 'user',
    session: true,
    changes: ['user', 'user-sessions'],
    writes: getSecondFactor,
    reply: 'SecondFactorReply',
  },
);
