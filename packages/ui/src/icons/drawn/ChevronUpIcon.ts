import { ChevronUp } from 'lucide'
import { icon } from '../icon.tsx'

export const ChevronUpIcon = /* @__PURE__ */ icon(ChevronUp)
