import { type FormDefinition, type FormReply, operation } from '@stezhka/kit-contract';
import type { User } from './user.ts';

export interface SecondFactorReply {
  enrolled: boolean;
  passed: boolean;
  recoveryCodesLeft: number;
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
  /** The ticket of a login; without it the caller's own session is raised. */
  ticket?: string;
  code: string;
}
export type SecondFactorFormReply = FormReply;
export type SecondFactorUserReply = User;

/** @throws not_found for members without staff roles */
export const getSecondFactor = operation<{ reply: SecondFactorReply }>('GET', '/data/user/second-factor', {
  access: 'user',
  tags: ['user'],
  reply: 'SecondFactorReply',
});

/** A new secret, valid after its first code. @throws not_found, conflict */
export const beginEnrolment = operation<{ reply: EnrolmentReply }>('POST', '/data/user/second-factor/begin', {
  access: 'user',
  reply: 'EnrolmentReply',
});

/** @throws invalid_form, login_slowed, conflict when it was completed before */
export const enrol = operation<{ body: Pick<SecondFactorBody, 'code'>; reply: RecoveryCodesReply }>(
  'POST',
  '/form/second-factor/enrol',
  {
    access: 'user',
    session: true,
    changes: ['user'],
    reply: 'RecoveryCodesReply',
  },
);

export const getSecondFactorForm = operation<{ reply: SecondFactorFormReply }>('GET', '/form/second-factor', {
  access: 'user',
  reply: 'SecondFactorFormReply',
});

/** @throws invalid_form, login_expired, login_slowed, not_found for members without staff roles and ticket */
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
    access: 'admin',
    recentSecondFactor: true,
    changes: ['user'],
    reply: 'RecoveryCodesReply',
  },
);
