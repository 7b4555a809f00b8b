import { Headset } from 'lucide'
import { icon } from '../icon.tsx'

export const ServiceIcon = /* @__PURE__ */ icon(Headset)
