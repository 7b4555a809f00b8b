import {
  type ContractInfo,
  type ContractKind,
  kindPurposes,
  Rate,
  rateOf,
  useWaitingContracts,
} from '@baize/account'
import { useMay } from '@baize/site'
import { Inline, LinkButton, SegmentedControl, Stack, Text } from '@baize/ui'
import { PlusIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { DownlineContracts } from './DownlineContracts.tsx'
import { OwnContracts } from './OwnContracts.tsx'
import { offerPath, useWorkspace } from './useWorkspace.ts'
import { WaitingNotice } from './WaitingNotice.tsx'

/** The contracts of one kind: pending ones, then those with the upline, or those with the downlines. */
export function KindWorkspace({ kind, info }: { kind: ContractKind; info: ContractInfo }) {
  const { t, i18n } = useLingui()
  const { side, change } = useWorkspace()
  const waiting = useWaitingContracts().waiting.filter(({ contract }) => contract.kind === kind)
  const may = useMay()
  const max = rateOf(info, kind)
  const mayGive = Number(max) > 0
  return (
    <Stack space="lg">
      {waiting.map((each) => (
        <WaitingNotice key={each.contract.id} waiting={each} />
      ))}
      <Stack space="sm">
        <Text tone="secondary">{i18n._(kindPurposes[kind])}</Text>
        <Inline align="between" space="sm">
          <SegmentedControl
            label={t({ message: 'Contracts shown', context: 'name of a choice' })}
            value={side}
            onValueChange={(next) =>
              change({ side: next === 'own' ? '' : next, state: '', account: '' }, { replace: true })
            }
            segments={[
              { value: 'own', label: t({ message: 'With my upline', context: 'contracts' }) },
              { value: 'downline', label: t({ message: 'With my downlines', context: 'contracts' }) },
            ]}
          />
          {mayGive && may('full') && (
            <Inline space="xs">
              <LinkButton href={offerPath(kind)} icon={<PlusIcon size={18} />}>
                {t({ message: 'Offer a contract', context: 'button' })}
              </LinkButton>
              <LinkButton href={offerPath(kind, 'many')} variant="soft">
                {t({ message: 'Offer to several', context: 'button: one contract to several accounts' })}
              </LinkButton>
            </Inline>
          )}
        </Inline>
        <Text size="sm" tone="muted">
          {mayGive ? (
            <>
              {t({ message: 'Highest share you can offer:', context: 'before a rate' })} <Rate value={max} />
            </>
          ) : (
            t`You can offer this type of contract once you have one yourself.`
          )}
        </Text>
      </Stack>
      {side === 'own' ? <OwnContracts kind={kind} /> : <DownlineContracts kind={kind} mayGive={mayGive} />}
    </Stack>
  )
}
