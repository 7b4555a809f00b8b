import { History } from 'lucide'
import { icon } from '../icon.tsx'

export const HistoryIcon = /* @__PURE__ */ icon(History)
