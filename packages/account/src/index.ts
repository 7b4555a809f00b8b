export { BonusScreen } from './bonus/BonusScreen.tsx'
export { PasswordConfirmation } from './confirm-password/PasswordConfirmation.tsx'
export { ContractFacts } from './contracts/ContractFacts.tsx'
export { ContractReading, type ContractReadingProps } from './contracts/ContractReading.tsx'
export { ContractStateLabel } from './contracts/ContractStateLabel.tsx'
export {
  type Contract,
  type ContractInfo,
  type ContractKind,
  type ContractState,
  contractKinds,
  isContractKind,
  kindNames,
  kindPurposes,
  stateLooks as contractStateLooks,
} from './contracts/contract.ts'
export { DifferenceTable } from './contracts/DifferenceTable.tsx'
export { loadContractMessages } from './contracts/messages.ts'
export { OfferConsequences, type OfferConsequencesProps } from './contracts/OfferConsequences.tsx'
export { Rate } from './contracts/Rate.tsx'
export { shareOf } from './contracts/rate.ts'
export { TierTable, type TierTableProps } from './contracts/TierTable.tsx'
export { baseNames, carryNames, partNames, periodNames } from './contracts/termWords.ts'
export { useContractColumns } from './contracts/useContractColumns.tsx'
export { kindsShown, rateOf, requestOf, useContractInfo } from './contracts/useContractKinds.ts'
export { usePayer } from './contracts/usePayer.ts'
export {
  type ContractStanding,
  useContractStanding,
  useWaitingContracts,
  type WaitingContract,
  type WaitingContracts,
} from './contracts/useWaitingContracts.ts'
export { type PhoneCountries, usePhoneCountries } from './countries/usePhoneCountries.ts'
export { DepositScreen } from './deposit/DepositScreen.tsx'
export { Continue, type ContinueProps } from './entrance/Continue.tsx'
export { ForgotPassword, type ForgotPasswordProps } from './entrance/ForgotPassword.tsx'
export { ResetPassword, type ResetPasswordProps } from './entrance/ResetPassword.tsx'
export { SmsSignIn, type SmsSignInProps } from './entrance/SmsSignIn.tsx'
export { type Remembered, useRemembered } from './entrance/useRemembered.ts'
export { FundsDrawer, type FundsDrawerProps } from './funds/FundsDrawer.tsx'
export { categoryNames, categoryText, type GameType } from './game-categories/categories.ts'
export { InboxScreen } from './inbox/InboxScreen.tsx'
export { LimitsScreen } from './limits/LimitsScreen.tsx'
export { WithinLimits } from './limits/WithinLimits.tsx'
export { loadMessages } from './messages.ts'
export { loadMoneyMessages } from './money-messages.ts'
export { ChangePasswordForm, type ChangePasswordFormProps } from './password/ChangePasswordForm.tsx'
export { ActionText } from './pending-actions/ActionText.tsx'
export { actionLabels } from './pending-actions/actionLabels.ts'
export { loadPendingMessages } from './pending-actions/messages.ts'
export { Notifications, type NotificationsProps } from './pending-actions/Notifications.tsx'
export { PendingBanner } from './pending-actions/PendingBanner.tsx'
export {
  type PendingAction,
  usePendingActions,
  usePendingCount,
  useUnsettledCount,
} from './pending-actions/usePendingActions.ts'
export { type Places, PlacesContext } from './places/places.ts'
export { ProfitScreen } from './profit/ProfitScreen.tsx'
export { PushSetting, type PushSettingProps } from './push/PushSetting.tsx'
export { registerWorker } from './push/registerWorker.ts'
export { usePushRenewal } from './push/usePushRenewal.ts'
export { ArchivedNote, type ArchivedNoteProps } from './records/ArchivedNote.tsx'
export { BetStory, type BetStoryProps } from './records/BetStory.tsx'
export { BettingRecordScreen } from './records/BettingRecordScreen.tsx'
export { type CursorPages, useCursorPages } from './records/cursors.ts'
export { downloadFile } from './records/downloadFile.ts'
export { ExportButtons, type ExportButtonsProps } from './records/ExportButtons.tsx'
export { endOf } from './records/endOf.ts'
export { FilterSearch, type FilterSearchProps } from './records/FilterSearch.tsx'
export { FilterSelect, type FilterSelectProps, Filters, type FiltersProps } from './records/Filters.tsx'
export { brandDay, isDay, useRecordPeriod } from './records/period.ts'
export { TransactionRecordScreen } from './records/TransactionRecordScreen.tsx'
export { transactionTypes as transactionTypeNames } from './records/transactionTypes.ts'
export { type Exporting, type ExportOf, useExport, wordsOf } from './records/useExport.ts'
export { type FilterChoices, type FilterState, useFilters } from './records/useFilters.ts'
export { RegisterForm, type RegisterFormProps } from './register/RegisterForm.tsx'
export { loadScreenMessages, loadViewMessages } from './screen-messages.ts'
export { OwnAuthenticator, type OwnAuthenticatorProps } from './security/OwnAuthenticator.tsx'
export { SecurityScreen } from './security/SecurityScreen.tsx'
export { SessionsScreen } from './security/SessionsScreen.tsx'
export { SignInForm, type SignInFormProps } from './sign-in/SignInForm.tsx'
export { useCaptchaSource } from './sign-in/useCaptchaSource.ts'
export { AskedTransfers } from './transfer/AskedTransfers.tsx'
export { UplineTransferScreen } from './transfer/UplineTransferScreen.tsx'
export { WalletTransferScreen } from './transfer/WalletTransferScreen.tsx'
export { useUpload } from './uploads/useUpload.ts'
export { WithdrawScreen } from './withdraw/WithdrawScreen.tsx'
