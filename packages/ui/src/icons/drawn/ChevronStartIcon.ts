import { ChevronLeft } from 'lucide'
import { icon } from '../icon.tsx'

export const ChevronStartIcon = /* @__PURE__ */ icon(ChevronLeft, { turns: true })
