import { TrendingDown } from 'lucide'
import { icon } from '../icon.tsx'

export const DownIcon = /* @__PURE__ */ icon(TrendingDown)
