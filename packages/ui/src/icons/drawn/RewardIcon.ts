import { Gift } from 'lucide'
import { icon } from '../icon.tsx'

export const RewardIcon = /* @__PURE__ */ icon(Gift)
