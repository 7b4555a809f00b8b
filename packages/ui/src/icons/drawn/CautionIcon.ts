import { TriangleAlert } from 'lucide'
import { icon } from '../icon.tsx'

export const CautionIcon = /* @__PURE__ */ icon(TriangleAlert)
