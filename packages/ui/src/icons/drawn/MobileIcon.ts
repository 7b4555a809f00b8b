import { Smartphone } from 'lucide'
import { icon } from '../icon.tsx'

export const MobileIcon = /* @__PURE__ */ icon(Smartphone)
