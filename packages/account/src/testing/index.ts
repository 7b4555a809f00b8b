export {
  contractAnswers,
  type SampleSides,
  sampleContract,
  sampleDetail,
  sampleDifference,
  sampleEnded,
  sampleInfo,
  sampleOffer,
  samplePreview,
  sampleRealtime,
  sampleTier,
} from '../contracts/samples.ts'
export { describeSubscription, subscriptionId } from '../push/browserPush.ts'
export { PushBrowser, pushPublicKey } from '../push/samplePush.ts'
export { someBets, someTransactions } from '../records/samples.ts'
export { comeOnline, untilOnline } from './offline.ts'
export { agentPendingRows, pendingRows } from './pendingActions.ts'
export { PolicyContext, type PolicyProfile, underPolicy } from './policy.ts'
export {
  type Answer,
  type Answers,
  ScriptedPlatform,
  type ScriptedPlatformProps,
} from './ScriptedPlatform.tsx'
export { hostileName, usualAnswers, usualMember, usualPermission, usualTrial } from './usualAnswers.ts'
