import { Shield } from 'lucide'
import { icon } from '../icon.tsx'

export const SecurityIcon = /* @__PURE__ */ icon(Shield)
