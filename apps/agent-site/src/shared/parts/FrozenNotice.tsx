import {
  ActionText,
  actionLabels,
  loadPendingMessages,
  type PendingAction,
  usePendingActions,
} from '@baize/account'
import { LanguageSection } from '@baize/i18n'
import { Alert, LinkButton } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'

/** Says on a page that moves money out of the balance that it is frozen, and leads to what ends it. */
export function FrozenNotice() {
  const frozen = usePendingActions().find(({ kind }) => kind === 'balanceFrozen')
  if (!frozen) return null
  return (
    <LanguageSection load={loadPendingMessages}>
      <Notice frozen={frozen} />
    </LanguageSection>
  )
}

function Notice({ frozen }: { frozen: PendingAction }) {
  const { i18n } = useLingui()
  return (
    <Alert
      tone="critical"
      announce="polite"
      action={
        <LinkButton size="small" href={frozen.link}>
          {i18n._(actionLabels[frozen.kind])}
        </LinkButton>
      }
    >
      <ActionText action={frozen} />
    </Alert>
  )
}
