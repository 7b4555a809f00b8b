import { QrCode } from 'lucide'
import { icon } from '../icon.tsx'

export const QrIcon = /* @__PURE__ */ icon(QrCode)
