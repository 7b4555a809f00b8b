import { Mail } from 'lucide'
import { icon } from '../icon.tsx'

export const EnvelopeIcon = /* @__PURE__ */ icon(Mail)
