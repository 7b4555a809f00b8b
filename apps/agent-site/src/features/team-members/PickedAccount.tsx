import { useMay } from '@baize/site'
import { type DayRange, Inline, LinkButton } from '@baize/ui'
import { SendIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { AccountName } from '../../shared/parts/AccountName.tsx'
import { downlinePath, paths, pathWith, transferPath } from '../../shared/paths.ts'
import type { Downline } from '../downline/index.ts'
import * as css from './TeamMembers.css.ts'

export interface PickedAccountProps {
  member: Downline
  /** The days of its figures. */
  days: DayRange
}

/** The account that is picked in the tree and what can be done with it, in view however far down it is. */
export function PickedAccount({ member, days }: PickedAccountProps) {
  const { t } = useLingui()
  const { id, account, downlines } = member
  const may = useMay()
  return (
    <section className={css.picked} aria-label={t({ message: 'Selected account', context: 'of a tree' })}>
      <Inline align="between" space="sm">
        <AccountName {...member} />
        <Inline space="xs">
          <LinkButton href={downlinePath(id, days)} variant="soft" tone="neutral" size="small">
            {t({ message: 'Details', context: 'button: all of the account of the row' })}
          </LinkButton>
          {downlines > 0 && (
            <LinkButton href={pathWith(paths.members, { parentId: id })} variant="soft" size="small">
              {t({ message: 'Open branch as a table', context: 'link: accounts directly below' })}
            </LinkButton>
          )}
          {may('cashier') && (
            <LinkButton
              href={transferPath(account)}
              variant="soft"
              size="small"
              icon={<SendIcon size={16} />}
            >
              {t({ message: 'Transfer', context: 'button: to the account of the row' })}
            </LinkButton>
          )}
        </Inline>
      </Inline>
    </section>
  )
}
