import { personOperations } from '@stezhka/kit-contract';

export {
  BALANCE_LIMITS,
  type BalanceChange,
  type BalanceChangeReply,
  type BalanceEntry,
  type BalanceReason,
  type BalanceReply,
  creditBalance,
  debitBalance,
  getBalance,
} from './balance.ts';
export { accountErrors } from './errors.ts';
export {
  type Expert,
  type ExpertCard,
  type ExpertReply,
  type ExpertsReply,
  getExpert,
  getExperts,
} from './experts.ts';
export {
  getLoginForm,
  type LoginBody,
  type LoginFormReply,
  type LoginReply,
  type LogoutReply,
  login,
  logout,
  submitLogin,
} from './login.ts';
export {
  finishOpenid,
  getOpenidProvider,
  OPENID_FAILURES,
  type OpenidCallbackQuery,
  type OpenidFailure,
  type OpenidProvider,
  type OpenidProviderReply,
  type OpenidRedirectReply,
  startOpenid,
} from './openid.ts';
export {
  cancelErasure,
  type DataExport,
  downloadExport,
  ERASURE_DAYS,
  type Erasure,
  EXPORT_DAYS,
  type ExportArchiveReply,
  getPrivacy,
  type PrivacyReply,
  requestErasure,
  requestExport,
} from './privacy.ts';
export {
  AVATAR_BYTES,
  type AvatarReply,
  getPasswordForm,
  getUserData,
  type Notifications,
  type PasswordFormReply,
  type PersonalData,
  type PersonalEdits,
  PROFILE_LIMITS,
  type Sex,
  type UpdatedUserReply,
  type UserData,
  type UserDataEdits,
  type UserDataReply,
  type UserEdits,
  updateUser,
  updateUserData,
  uploadFile,
} from './profile.ts';
export {
  type CodeFormReply,
  type ForgotPasswordBody,
  type ForgotPasswordFormReply,
  type ForgotPasswordReply,
  getForgotPasswordForm,
  getPassRecoverForm,
  type PassRecoverBody,
  type PassRecoverFormReply,
  type PassRecoverReply,
  recoverPassword,
  requestRecovery,
} from './recovery.ts';
export {
  getRegistrationForm,
  PASSWORD_LENGTH,
  type RegistrationBody,
  type RegistrationFormReply,
  type RegistrationReply,
  register,
} from './registration.ts';
export {
  beginEnrolment,
  type EnrolmentBody,
  type EnrolmentReply,
  enrol,
  getSecondFactor,
  getSecondFactorForm,
  getSecondFactorOffForm,
  type RecoveryCodesReply,
  renewRecoveryCodes,
  type SecondFactorBody,
  type SecondFactorFormReply,
  type SecondFactorOffBody,
  type SecondFactorOffFormReply,
  type SecondFactorReply,
  type SecondFactorUserReply,
  submitSecondFactor,
  switchSecondFactorOff,
} from './second-factor.ts';
export {
  endOtherSessions,
  endSession,
  listSessions,
  type SessionDevice,
  type SessionsEndedReply,
  type SessionsReply,
  type UserSession,
} from './sessions.ts';
export {
  addService,
  addSkill,
  deleteService,
  deleteSkill,
  getServices,
  getSkills,
  type Service,
  type ServiceReply,
  type ServicesReply,
  SKILL_LIMITS,
  type Skill,
  type SkillBody,
  type SkillReply,
  type SkillsReply,
  updateService,
  updateSkill,
} from './skills.ts';
export { getUser, isLoggedIn, type User, type UserReply, userName } from './user.ts';
export {
  getVerifyEmailForm,
  sendVerifyEmail,
  type VerifyEmailBody,
  type VerifyEmailFormReply,
  type VerifyEmailMailReply,
  type VerifyEmailReply,
  verifyEmail,
} from './verification.ts';

/** A person's data in account, exported or erased. */
export const { exportPerson, erasePerson } = personOperations('account');
