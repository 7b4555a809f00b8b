import { Info } from 'lucide'
import { icon } from '../icon.tsx'

export const InfoIcon = /* @__PURE__ */ icon(Info)
