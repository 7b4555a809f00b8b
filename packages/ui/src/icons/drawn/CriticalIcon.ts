import { CircleAlert } from 'lucide'
import { icon } from '../icon.tsx'

export const CriticalIcon = /* @__PURE__ */ icon(CircleAlert)
