import { Receipt } from 'lucide'
import { icon } from '../icon.tsx'

export const RecordIcon = /* @__PURE__ */ icon(Receipt)
