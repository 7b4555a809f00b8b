import { Crown } from 'lucide'
import { icon } from '../icon.tsx'

export const VipIcon = /* @__PURE__ */ icon(Crown)
