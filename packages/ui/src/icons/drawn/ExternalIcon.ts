import { ExternalLink } from 'lucide'
import { icon } from '../icon.tsx'

export const ExternalIcon = /* @__PURE__ */ icon(ExternalLink, { turns: true })
