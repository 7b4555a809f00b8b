export { forgetDrafts } from '@baize/i18n/storage'
export type { CaptchaChallenge, CaptchaSource } from './captcha/useCaptcha.ts'
export { ChangePasswordForm, type ChangePasswordFormProps } from './change-password/ChangePasswordForm.tsx'
export type { ChangePasswordBody } from './change-password/changePasswordFields.ts'
export type { ForcedChange } from './change-password/ForcedReason.tsx'
export {
  type CompiledRules,
  type CustomFieldKinds,
  compileFields,
  compileRules,
  type FieldProblem,
  type FieldRule,
  type KindRules,
  type RegisterRule,
  type RegisterRules,
} from './compiler/index.ts'
export { ContractOfferForm, type ContractOfferFormProps } from './contract-offer/ContractOfferForm.tsx'
export { ContractTermsForm, type ContractTermsFormProps } from './contract-offer/ContractTermsForm.tsx'
export type { DownlineContract, LowerRatePolicy } from './contract-offer/LowerRateNotice.tsx'
export { OfferReview, type OfferReviewProps } from './contract-offer/OfferReview.tsx'
export {
  type CarryRule,
  type ContractOffer,
  type ContractTerms,
  carryRules,
  type OfferKind,
  type OfferPeriod,
  type OfferStart,
  type OfferTier,
  offerKinds,
  offerPeriods,
} from './contract-offer/offer.ts'
export { DepositForm, type DepositFormProps } from './deposit/DepositForm.tsx'
export type {
  DepositBonus,
  DepositField,
  DepositMethod,
  DepositRequest,
  SavedBankAccount,
} from './deposit/deposit.ts'
export {
  ExtraVerificationForm,
  type ExtraVerificationFormProps,
} from './extra-verification/ExtraVerificationForm.tsx'
export {
  type ExtraChoice,
  type ExtraMethod,
  type ExtraVerificationBody,
  extraMethods,
} from './extra-verification/extraVerification.ts'
export { FeedbackForm, type FeedbackFormProps, type FeedbackReceipt } from './feedback/FeedbackForm.tsx'
export {
  type FeedbackBody,
  type FeedbackKind,
  type FeedbackTopic,
  feedbackKinds,
  feedbackLength,
  feedbackTypes,
  type TextLength,
} from './feedback/feedbackFields.ts'
export {
  type ForgotByEmailBody,
  ForgotByEmailForm,
  type ForgotByEmailFormProps,
} from './forgot-password/ForgotByEmailForm.tsx'
export {
  type ForgotByMobileBody,
  ForgotByMobileForm,
  type ForgotByMobileFormProps,
} from './forgot-password/ForgotByMobileForm.tsx'
export { FieldList, type FieldListProps } from './form/FieldList.tsx'
export { CompiledForm, type CompiledFormProps, Form, type FormProps } from './form/Form.tsx'
export { type FormBasics, FormBody, type FormBodyProps } from './form/FormBody.tsx'
export { type FormProgress, useFormProgress } from './form/FormContext.ts'
export { FormField, type FormFieldProps } from './form/FormField.tsx'
export type { ProblemError } from './form/fieldErrors.ts'
export { CheckboxView } from './form/kinds/CheckboxView.tsx'
export { defaultKinds } from './form/kinds/defaultKinds.ts'
export type { FieldKindParts, FieldKinds } from './form/kinds/fieldKinds.ts'
export { LateCaptchaView } from './form/kinds/LateCaptchaView.tsx'
export type {
  CodeRequest,
  CodeSent,
  FieldLook,
  FieldViewProps,
  ImagesLook,
  ValueAnswer,
} from './form/kinds/look.ts'
export { moreKinds } from './form/kinds/moreKinds.ts'
export { PasswordView } from './form/kinds/PasswordView.tsx'
export { TextView } from './form/kinds/TextView.tsx'
export { useCodeRequest } from './form/kinds/useCodeRequest.ts'
export { useUploads } from './form/kinds/useUploads.ts'
export { type RulesResolverOptions, rulesResolver } from './form/rulesResolver.ts'
export { useAsyncCheck } from './form/useAsyncCheck.tsx'
export { type RulesFormOptions, type RulesFormReturn, useRulesForm } from './form/useRulesForm.ts'
export type { FormImage, FormValues, SentValues, SubmitRefusal } from './form/values.ts'
export { InviteLinkForm, type InviteLinkFormProps } from './invite-link/InviteLinkForm.tsx'
export type { InviteLink, InviteRequest } from './invite-link/invite.ts'
export type { InviteTemplate, InviteTemplates } from './invite-link/template.ts'
export { loadMessages } from './messages.ts'
export type { Fee } from './money/money.ts'
export type { SendingProps } from './money/sending.ts'
export { OwnPasswordContext, usePaymentPassword } from './money/usePaymentPassword.ts'
export {
  type AccountRate,
  type AccountRequest,
  type AccountRules,
  type AccountType,
  accountFields,
  accountTypes,
} from './open-account/account.ts'
export { generatePassword } from './open-account/generatePassword.ts'
export { OpenAccountForm, type OpenAccountFormProps } from './open-account/OpenAccountForm.tsx'
export {
  PaymentPasswordForm,
  type PaymentPasswordFormProps,
} from './payment-password/PaymentPasswordForm.tsx'
export type { PaymentPasswordBody } from './payment-password/paymentPasswordFields.ts'
export { ConvertPointsForm, type ConvertPointsFormProps } from './points-redemption/ConvertPointsForm.tsx'
export type { ConvertAnswer, ConvertPointsBody, ConvertReceipt } from './points-redemption/convertFields.ts'
export type { PointsRatio } from './points-redemption/points.ts'
export { RedeemForm, type RedeemFormProps } from './points-redemption/RedeemForm.tsx'
export {
  type ExchangeType,
  exchangeTypes,
  type RedeemAddress,
  type RedeemAnswer,
  type RedeemBody,
  type RedeemProduct,
  type RedeemReceipt,
} from './points-redemption/redeemFields.ts'
export type { ShippingCountry } from './points-redemption/useRedeemLooks.ts'
export { ProfileForm, type ProfileFormProps } from './profile/ProfileForm.tsx'
export type { Profile, ProfileChanges, ProfileFieldName, ProfileLock } from './profile/profileFields.ts'
export {
  type AppliedPromotion,
  PromotionApplicationForm,
  type PromotionApplicationFormProps,
} from './promotion-application/PromotionApplicationForm.tsx'
export {
  type PromotionApplicationBody,
  type PromotionDemands,
  promotionApplicationSettings,
} from './promotion-application/promotionApplicationFields.ts'
export {
  RegisterForm,
  type RegisterFormProps,
  type RegisterTerms,
} from './register/RegisterForm.tsx'
export { RulesForm, type RulesFormProps } from './register/RulesForm.tsx'
export type {
  Invitation,
  MobileRegisterBody,
  RegisterBody,
  RegisterRequest,
} from './register/registerBody.ts'
export type { RegisterMethod } from './register/registerRules.ts'
export type { AffiliateAnswer, CheckAffiliate } from './register/useAffiliate.ts'
export type { RequestRegisterCode } from './register/useRegisterLooks.tsx'
export {
  type AuthenticatorBody,
  AuthenticatorForm,
  type AuthenticatorFormProps,
  type AuthenticatorSecret,
} from './security-centre/AuthenticatorForm.tsx'
export { BankAccountForm, type BankAccountFormProps } from './security-centre/BankAccountForm.tsx'
export type { AccountBank, BankAccountBody } from './security-centre/bankAccountFields.ts'
export { SecurityCentre, type SecurityCentreProps } from './security-centre/SecurityCentre.tsx'
export {
  type SecurityItem,
  type SecurityKind,
  type SecurityLevel,
  type SecurityState,
  securityKinds,
  securityLevels,
  securityStates,
} from './security-centre/securityItems.ts'
export {
  type VerifyEmailBody,
  VerifyEmailForm,
  type VerifyEmailFormProps,
} from './security-centre/VerifyEmailForm.tsx'
export type { SecurityFormBasics } from './security-centre/VerifyForm.tsx'
export {
  type MobileToVerify,
  type VerifyMobileBody,
  VerifyMobileForm,
  type VerifyMobileFormProps,
} from './security-centre/VerifyMobileForm.tsx'
export type { MobileCodeBody } from './sign-in/mobileCode.ts'
export { RememberMe, type RememberMeProps } from './sign-in/RememberMe.tsx'
export { SignInTabs, type SignInTabsProps, type SignInWay } from './sign-in/SignInTabs.tsx'
export { type SmsSignInBody, SmsSignInForm, type SmsSignInFormProps } from './sign-in/SmsSignInForm.tsx'
export { TeamTransferForm, type TeamTransferFormProps } from './team-transfer/TeamTransferForm.tsx'
export type { TeamAccount, TeamTransferRequest } from './team-transfer/teamTransfer.ts'
export { fieldLabel } from './texts/fieldLabels.ts'
export { problemText } from './texts/problemText.ts'
export { WalletTransferForm, type WalletTransferFormProps } from './wallet-transfer/WalletTransferForm.tsx'
export type { Wallet, WalletTransferRequest } from './wallet-transfer/wallet.ts'
export { WithdrawForm, type WithdrawFormProps } from './withdraw/WithdrawForm.tsx'
export type { SavedReceiver, WithdrawalOptions, WithdrawalRequest } from './withdraw/withdrawal.ts'
export {
  type ConfirmationOutcome,
  confirmationOutcomes,
  type PaidWithdrawal,
  type WithdrawalConfirmation,
} from './withdrawal-confirmation/confirmation.ts'
export {
  WithdrawalConfirmationForm,
  type WithdrawalConfirmationFormProps,
} from './withdrawal-confirmation/WithdrawalConfirmationForm.tsx'
