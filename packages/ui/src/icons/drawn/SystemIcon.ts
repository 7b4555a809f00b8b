import { Monitor } from 'lucide'
import { icon } from '../icon.tsx'

export const SystemIcon = /* @__PURE__ */ icon(Monitor)
