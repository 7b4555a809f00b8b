import { Button, Inline, LinkButton } from '@baize/ui'
import { SendIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { paths, pathWith, transferPath } from '../app/paths.ts'
import { AccountName } from './AccountName.tsx'
import type { TeamMemberDetail } from './MemberDetails.tsx'
import * as css from './TeamMembers.css.ts'

export interface PickedAccountProps {
  member: TeamMemberDetail
  /** All of it is wanted. */
  onOpen: () => void
}

/** The account that is picked in the tree and what can be done with it, in view however far down it stands. */
export function PickedAccount({ member, onOpen }: PickedAccountProps) {
  const { t } = useLingui()
  const { id, account, downlines } = member
  return (
    <section className={css.picked} aria-label={t({ message: 'Picked account', context: 'of a tree' })}>
      <Inline align="between" space="sm">
        <AccountName {...member} />
        <Inline space="xs">
          <Button variant="soft" tone="neutral" size="small" opens="dialog" onClick={onOpen}>
            {t({ message: 'Details', context: 'button: all of the account of the row' })}
          </Button>
          {downlines > 0 && (
            <LinkButton href={pathWith(paths.members, { parentId: id })} variant="soft" size="small">
              {t({ message: 'Branch as a table', context: 'link: accounts directly below' })}
            </LinkButton>
          )}
          <LinkButton href={transferPath(account)} variant="soft" size="small" icon={<SendIcon size={16} />}>
            {t({ message: 'Transfer', context: 'button: to the account of the row' })}
          </LinkButton>
        </Inline>
      </Inline>
    </section>
  )
}
