import { Handshake } from 'lucide'
import { icon } from '../icon.tsx'

export const ContractIcon = /* @__PURE__ */ icon(Handshake)
