import { ArrowDownLeft } from 'lucide'
import { icon } from '../icon.tsx'

export const DepositIcon = /* @__PURE__ */ icon(ArrowDownLeft)
