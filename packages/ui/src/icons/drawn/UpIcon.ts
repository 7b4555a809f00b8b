import { TrendingUp } from 'lucide'
import { icon } from '../icon.tsx'

export const UpIcon = /* @__PURE__ */ icon(TrendingUp)
