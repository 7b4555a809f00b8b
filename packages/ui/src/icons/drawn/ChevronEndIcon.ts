import { ChevronRight } from 'lucide'
import { icon } from '../icon.tsx'

export const ChevronEndIcon = /* @__PURE__ */ icon(ChevronRight, { turns: true })
