import { Rate } from '@baize/account'
import { ApiError, type ValueOf } from '@baize/api'
import { contractInfo, contracts, offerContract, previewOffer } from '@baize/api/calls'
import { type ContractTerms, OfferReview } from '@baize/forms'
import { useFormat } from '@baize/i18n'
import { isolated } from '@baize/i18n/format'
import { useInvalidate, usePermission, usePlatform, useProblemText } from '@baize/site'
import {
  Alert,
  Amount,
  Button,
  Card,
  confirm,
  type DataColumn,
  DataTable,
  Heading,
  Inline,
  Stack,
  TextField,
} from '@baize/ui'
import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { BatchProgress } from './BatchProgress.tsx'
import { OutcomeView, useOutcomeText } from './BatchStatus.tsx'
import type { ChosenAccount } from './ChooseAccounts.tsx'
import type { useOfferTemplates } from './offerTemplates.ts'
import { concernsOneRow } from './rowErrors.ts'
import { rowKey } from './rowKey.ts'
import { isSettled, useBatch } from './useBatch.ts'
import { useResultName } from './useResultName.ts'

type Preview = ValueOf<typeof previewOffer>

export interface SendOffersProps {
  terms: ContractTerms
  accounts: readonly ChosenAccount[]
  templates: ReturnType<typeof useOfferTemplates>
  onBack: () => void
  onRestart: () => void
}

/** What one offer would mean for each account, and, once they are sent, each one's result. */
export function SendOffers({ terms, accounts, templates, onBack, onRestart }: SendOffersProps) {
  const { t } = useLingui()
  const format = useFormat()
  const { client } = usePlatform()
  const { currencySymbol } = usePermission()
  const invalidate = useInvalidate()
  const problemText = useProblemText()
  const [batchId] = useState(() => crypto.randomUUID())
  const previews = usePreviews(terms, accounts)
  const sending = useBatch<string>({})
  const { outcomes, running } = sending
  const resultName = useResultName()
  const outcomeText = useOutcomeText<string>({
    done: () => t({ message: 'Offered', context: 'state of a row: a contract' }),
  })
  const offered = accounts.filter(({ id }) => !(previews.get(id) instanceof ApiError))
  const open = offered.filter(({ id }) => !isSettled(outcomes[id]))
  const begun = Object.keys(outcomes).length > 0
  const ready = previews.size === accounts.length
  const count = open.length
  const body = (toMemberId: string) => ({ ...terms, tiers: [...terms.tiers], toMemberId })

  async function run() {
    const sure =
      begun ||
      (await confirm({
        question: t({
          message: plural(count, { one: 'Send # offer?', other: 'Send # offers?' }),
          context: 'question in a dialog: contracts',
        }),
        message: t`Each account decides by itself. An accepted offer takes effect from the next period.`,
        confirmLabel: t({ message: 'Send the offers', context: 'button in a dialog' }),
        cancelLabel: t({ message: 'Back', context: 'button in a dialog: change the offer' }),
      }))
    if (!sure) return
    await sending.run(
      offered.map(({ id }) => id),
      async (id) => {
        const idempotencyKey = await rowKey(offerContract.id, [id], batchId)
        return (await client.call(offerContract, { body: body(id) }, { idempotencyKey })).id
      },
    )
    invalidate(contracts, contractInfo)
  }

  const previewOf = ({ id }: ChosenAccount): Preview | null => {
    const preview = previews.get(id)
    return preview instanceof ApiError ? null : (preview ?? null)
  }
  const stateOf = ({ id, account }: ChosenAccount) => {
    const preview = previews.get(id)
    const outcome = outcomes[id]
    const text = outcomeText(outcome, preview instanceof ApiError ? problemText(preview) : null)
    if (text.tone !== 'critical' || outcome?.state !== 'failed' || outcome.error.code !== 'tooManyOpen')
      return text
    const reason = t`${{ account: isolated(account) }} already has an offer of this type. Withdraw it before you make another.`
    return { ...text, reason }
  }
  const columns: DataColumn<ChosenAccount>[] = [
    {
      ...{ id: 'account', rowHeader: true, fixed: true },
      header: t({ message: 'Account', context: 'column' }),
      text: ({ account }) => account,
      cell: ({ account }) => <bdi>{account}</bdi>,
    },
    {
      ...{ id: 'now', align: 'end' },
      header: t({ message: 'Highest rate now', context: 'column: of a running contract' }),
      text: (row) => previewOf(row)?.running?.topRate ?? '',
      cell: (row) => {
        const rate = previewOf(row)?.running?.topRate
        return rate === undefined ? '–' : <Rate value={rate} />
      },
    },
    {
      ...{ id: 'before', align: 'end' },
      header: t({ message: 'Last period, running terms', context: 'column: what a contract pays' }),
      text: (row) => previewOf(row)?.example.before ?? '',
      cell: (row) => {
        const before = previewOf(row)?.example.before ?? null
        return before === null ? '–' : <Amount value={before} currency={currencySymbol} />
      },
    },
    {
      ...{ id: 'after', align: 'end' },
      header: t({ message: 'Last period, offered terms', context: 'column: what a contract would pay' }),
      text: (row) => previewOf(row)?.example.after ?? '',
      cell: (row) => {
        const after = previewOf(row)?.example.after
        return after === undefined ? '–' : <Amount value={after} currency={currencySymbol} />
      },
    },
    {
      ...{ id: 'ending', align: 'end', width: 'short' },
      header: t({ message: 'Contracts that would end', context: 'column: further down in the team' }),
      text: (row) => String(previewOf(row)?.endingTotal ?? ''),
      cell: (row) => {
        const ending = previewOf(row)?.endingTotal
        return ending === undefined ? '–' : format.number(ending)
      },
    },
    {
      ...{ id: 'state', width: 'long' },
      header: t({ message: 'Status', context: 'column' }),
      text: (row) => {
        const { label, reason } = stateOf(row)
        return reason === '' ? label : `${label} – ${reason}`
      },
      cell: (row) => <OutcomeView {...stateOf(row)} />,
    },
  ]
  return (
    <Card as="section" padding="lg">
      <Stack space="lg">
        <OfferReview
          offer={terms}
          party={t({
            message: plural(accounts.length, { one: '# account', other: '# accounts' }),
            context: 'receivers of an offer',
          })}
          currency={currencySymbol}
        />
        <SaveTemplate terms={terms} templates={templates} />
        <Heading level={2} size="group">
          {t({ message: 'Recipients', context: 'heading: accounts that get an offer' })}
        </Heading>
        <BatchProgress batch={sending} rows={offered.map(({ id }) => id)} />
        <DataTable
          caption={t({ message: 'What the offer means for each account', context: 'caption of a table' })}
          columns={columns}
          rows={accounts}
          rowKey={({ id }) => id}
          density="compact"
          fileName={resultName(t({ message: 'Offer to several accounts', context: 'title of a page' }))}
          loading={!ready}
        />
        {ready && offered.length === 0 && (
          <Alert tone="caution">{t`None of these accounts can get this offer.`}</Alert>
        )}
        <Inline space="sm">
          {count > 0 && !running && (
            <Button disabled={!ready} onClick={() => void run()}>
              {begun
                ? t({ message: 'Continue', context: 'button: sends the rest of a file' })
                : t({
                    message: plural(count, { one: 'Send # offer', other: 'Send # offers' }),
                    context: 'button: contracts',
                  })}
            </Button>
          )}
          {!running &&
            (begun ? (
              <Button variant="plain" tone="neutral" onClick={onRestart}>
                {t({ message: 'New offer', context: 'button: to several accounts' })}
              </Button>
            ) : (
              <Button variant="plain" tone="neutral" onClick={onBack}>
                {t({ message: 'Back to the accounts', context: 'button: an offer to several accounts' })}
              </Button>
            ))}
        </Inline>
      </Stack>
    </Card>
  )
}

/** What the platform says of an offer to each account, one after another; a refusal is kept as its result. */
function usePreviews(terms: ContractTerms, accounts: readonly ChosenAccount[]) {
  const { client } = usePlatform()
  const [previews, setPreviews] = useState<ReadonlyMap<string, Preview | ApiError | null>>(new Map())
  useEffect(() => {
    const stop = new AbortController()
    const readAll = async () => {
      for (const { id } of accounts) {
        const body = { ...terms, tiers: [...terms.tiers], toMemberId: id }
        const preview = await client
          .call(previewOffer, { body }, { signal: stop.signal })
          // A preview that is not to be had keeps no offer back; a refusal of the account does.
          .catch((error: unknown) => (error instanceof ApiError && concernsOneRow(error) ? error : null))
        if (stop.signal.aborted) return
        setPreviews((before) => new Map([...before, [id, preview]]))
      }
    }
    void readAll()
    return () => stop.abort()
  }, [client, terms, accounts])
  return previews
}

/** Keeps the terms under a name, for the next offer. */
function SaveTemplate({ terms, templates }: Pick<SendOffersProps, 'terms' | 'templates'>) {
  const { t } = useLingui()
  const [name, setName] = useState('')
  const [saved, setSaved] = useState('')
  return (
    <Stack space="xs">
      <Inline space="sm" alignY="end">
        <TextField
          label={t({ message: 'Name of the template', context: 'label of a field' })}
          value={name}
          maxLength={40}
          onValueChange={setName}
        />
        <Button
          variant="soft"
          tone="neutral"
          disabled={name.trim() === ''}
          onClick={() => {
            templates.save({ name: name.trim(), terms })
            setSaved(name.trim())
            setName('')
          }}
        >
          {t({ message: 'Save as template', context: 'button' })}
        </Button>
      </Inline>
      {saved !== '' && (
        <Alert tone="positive" announce="polite">
          {t`Template “${{ given: saved }}” saved.`}
        </Alert>
      )}
    </Stack>
  )
}
