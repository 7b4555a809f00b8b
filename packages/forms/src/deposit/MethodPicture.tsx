import { Art, type ArtMotif } from '@baize/ui'
import { BankIcon, CashIcon } from '@baize/ui/icons'
import type { ReactNode } from 'react'
import * as css from './DepositForm.css.ts'
import type { DepositKind } from './deposit.ts'

const motifs: Partial<Record<DepositKind, ArtMotif>> = {
  eWallet: 'phone',
  crypto: 'coins',
  voucher: 'ticket',
}

const icons: Partial<Record<DepositKind, ReactNode>> = {
  localBank: <BankIcon />,
  card: <CashIcon />,
}

/** The image of a kind of way to deposit, where the way has no logo of its own. */
export function MethodPicture({ kind }: { kind: DepositKind }) {
  const motif = motifs[kind]
  return <span className={css.picture}>{motif ? <Art motif={motif} seed={kind} /> : icons[kind]}</span>
}
