import {
  type ContractInfo,
  isContractKind,
  kindNames,
  kindsShown,
  requestOf,
  useContractInfo,
} from '@baize/account'
import { Loaded, useMay } from '@baize/site'
import { EmptyState, Heading, Stack, Tabs, Text } from '@baize/ui'
import { RecordIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { NotAllowed } from '../../shared/parts/NotAllowed.tsx'
import { useStepFocus } from '../../shared/useStepFocus.ts'
import { OfferMany } from '../bulk/index.ts'
import { ContractView } from './ContractView.tsx'
import { KindWorkspace } from './KindWorkspace.tsx'
import { OfferView } from './OfferView.tsx'
import { useWorkspace } from './useWorkspace.ts'

/** One workspace for the contracts of all kinds: lists, one contract in full, a new offer. Where one is, the address says. */
export function ContractsScreen() {
  const info = useContractInfo()
  const { contract, offer } = useWorkspace()
  const may = useMay()
  const place = useStepFocus(`${contract ?? ''} ${offer ?? ''}`)
  return (
    <div ref={place} tabIndex={-1}>
      <Loaded read={info} lines={8} level={1}>
        {(value) =>
          contract !== null ? (
            <ContractView id={contract} info={value} />
          ) : offer !== null && !may('full') ? (
            <NotAllowed />
          ) : offer === 'many' ? (
            <OfferMany />
          ) : offer !== null ? (
            <OfferView info={value} to={offer === 'new' ? '' : offer} />
          ) : (
            <Kinds info={value} />
          )
        }
      </Loaded>
    </div>
  )
}

function Kinds({ info }: { info: ContractInfo }) {
  const { t, i18n } = useLingui()
  const { kind, change } = useWorkspace()
  const shown = kindsShown(info)
  const selected = isContractKind(kind) && shown.includes(kind) ? kind : shown[0]
  return (
    <Stack space="lg">
      <Stack space="2xs">
        <Heading level={1}>{t({ message: 'Contracts', context: 'title of a page' })}</Heading>
        <Text tone="muted">{t`What your upline pays you, and what you pay your downlines.`}</Text>
      </Stack>
      {selected === undefined ? (
        <EmptyState title={t`No contracts`} icon={<RecordIcon size={32} />}>
          {t`Contracts are not available for your account. Contact customer service for details.`}
        </EmptyState>
      ) : (
        <Tabs
          label={t({ message: 'Contract types', context: 'name of a set of tabs' })}
          value={selected}
          onValueChange={(id) => change({ kind: id, state: '', account: '' }, { replace: true })}
          tabs={shown.map((each) => ({
            id: each,
            label: i18n._(kindNames[each]),
            count: requestOf(info, each) === 'none' ? 0 : 1,
            content: <KindWorkspace kind={each} info={info} />,
          }))}
        />
      )}
    </Stack>
  )
}
