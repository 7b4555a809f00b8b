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
} from '../contracts/testing/fixtures.ts'
export { describeSubscription, subscriptionId } from '../push/browserPush.ts'
export { PushBrowser, pushPublicKey } from '../push/samplePush.ts'
export { someBets, someTransactions } from '../records/testing/fixtures.ts'
export { agentPendingRows, pendingRows } from './pendingActions.ts'
