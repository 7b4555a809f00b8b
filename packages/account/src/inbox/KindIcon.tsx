import {
  HotIcon,
  RecordIcon,
  RewardIcon,
  SecurityIcon,
  ServiceIcon,
  SystemIcon,
  TeamIcon,
  TrophyIcon,
  VipIcon,
  WalletIcon,
} from '@baize/ui/icons'
import type { MessageKind } from './kinds.ts'

const icons = {
  wallet: WalletIcon,
  security: SecurityIcon,
  bonus: RewardIcon,
  promotion: HotIcon,
  points: TrophyIcon,
  vip: VipIcon,
  contract: RecordIcon,
  team: TeamIcon,
  feedback: ServiceIcon,
  system: SystemIcon,
} as const satisfies Record<MessageKind, unknown>

/** An icon for the subject of a message. */
export function KindIcon({ kind }: { kind: MessageKind }) {
  const Icon = icons[kind]
  return <Icon size={20} />
}
