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
export { someBets, someTransactions } from '../records/samples.ts'
export { agentPendingRows, pendingRows } from './pendingActions.ts'
