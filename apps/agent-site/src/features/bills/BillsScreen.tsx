import { type ContractKind, kindNames, kindPurposes, useCursorPages } from '@baize/account'
import { balance, bills, collectBills } from '@baize/api/calls'
import { useFormat } from '@baize/i18n'
import { useApiQuery, useCall, useMay, usePermission, useProblemText } from '@baize/site'
import {
  Amount,
  Button,
  EmptyState,
  Heading,
  Inline,
  LinkButton,
  Pagination,
  PopupDialog,
  SegmentedControl,
  SelectField,
  Stack,
  StatTile,
  Table,
  type TableColumn,
  Text,
  toast,
  VisuallyHidden,
} from '@baize/ui'
import { ClockIcon, RecordIcon } from '@baize/ui/icons'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { PeriodBar } from '../../shared/parts/PeriodBar.tsx'
import { paths } from '../../shared/paths.ts'
import * as css from '../../shared/print/Print.css.ts'
import { PrintPeriod } from '../../shared/print/PrintPeriod.tsx'
import { useSort } from '../../shared/tables/useSort.ts'
import { useStepFocus } from '../../shared/useStepFocus.ts'
import { AutomaticPayment } from './AutomaticPayment.tsx'
import { BillCalendar } from './BillCalendar.tsx'
import * as billCss from './BillList.css.ts'
import { BillView } from './BillView.tsx'
import { type Bill, billStates, isCollectable, stateLooks } from './bill.ts'
import { FreezeNotice } from './FreezeNotice.tsx'
import { LastPayment } from './LastPayment.tsx'
import { PayForm, type PayScope } from './PayForm.tsx'
import { RunningWindow, runningWindowId, useSeesRunningWindow } from './RunningWindow.tsx'
import { unsortedColumns, useBillColumns } from './useBillColumns.tsx'
import { useBillsAddress } from './useBillsAddress.ts'
import { useChosenBills } from './useChosenBills.ts'

export const DividendScreen = () => <BillsScreen kind="dividend" />
/** The salaries by the day. */
export const DailySalaryScreen = () => <BillsScreen kind="dailySalary" />
export const HourlySalaryScreen = () => <BillsScreen kind="hourSalary" />
/** The salaries by the bet. */
export const RealtimeSalaryScreen = () => <BillsScreen kind="realtimeSalary" />

/** The bills of one kind: those that pay the account, and those that it owes; or one of them in full. */
function BillsScreen({ kind }: { kind: ContractKind }) {
  const { t, i18n } = useLingui()
  const { bill } = useBillsAddress()
  const seesRunning = useSeesRunningWindow(kind)
  const [paying, setPaying] = useState<PayScope>()
  const [rules, setRules] = useState(false)
  const place = useStepFocus(bill ?? '')
  // Beside the buttons that pay, where the reader is when the dialog closes.
  const lastPayment = paying === undefined && <LastPayment />
  return (
    <div ref={place} tabIndex={-1}>
      {bill !== null ? (
        <>
          {lastPayment}
          <BillView id={bill} onPay={setPaying} />
        </>
      ) : (
        <Stack space="lg">
          <Inline align="between" space="sm">
            <Stack space="2xs">
              <Heading level={1}>{i18n._(kindNames[kind])}</Heading>
              <Text tone="muted">{i18n._(kindPurposes[kind])}</Text>
            </Stack>
            <Inline space="xs">
              {seesRunning && (
                <LinkButton href={`#${runningWindowId}`} variant="plain" icon={<ClockIcon size={18} />}>
                  {t({ message: 'Current period', context: 'heading: of a contract' })}
                </LinkButton>
              )}
              <LinkButton
                href={`${paths.contracts}?kind=${kind}`}
                variant="soft"
                icon={<RecordIcon size={18} />}
              >
                {t({ message: 'Contracts', context: 'button' })}
              </LinkButton>
            </Inline>
          </Inline>
          <FreezeNotice onPay={setPaying} />
          {lastPayment}
          {/* The list is the day's work: eight rows of it are on the first screen of a desktop. */}
          <BillList kind={kind} onPay={setPaying} onRules={() => setRules(true)} />
          {seesRunning && <RunningWindow kind={kind} />}
        </Stack>
      )}
      <PopupDialog
        open={paying !== undefined}
        label={t({ message: 'Pay bills', context: 'title of a dialog' })}
        title={t({ message: 'Pay bills', context: 'title of a dialog' })}
        onClose={() => setPaying(undefined)}
      >
        {paying && <PayForm what={paying} onDone={() => setPaying(undefined)} />}
      </PopupDialog>
      <PopupDialog
        open={rules}
        label={t({ message: 'Automatic payment', context: 'title of a dialog: of bills' })}
        title={t({ message: 'Automatic payment', context: 'title of a dialog: of bills' })}
        onClose={() => setRules(false)}
      >
        <AutomaticPayment onDone={() => setRules(false)} />
      </PopupDialog>
    </div>
  )
}

interface BillListProps {
  kind: ContractKind
  onPay: (paying: PayScope) => void
  onRules: () => void
}

function BillList({ kind, onPay, onRules }: BillListProps) {
  const { t, i18n } = useLingui()
  const format = useFormat()
  const { currencySymbol } = usePermission()
  const problemText = useProblemText()
  const collection = useCall(collectBills, {
    intent: () => kind,
    failureToast: true,
    invalidates: [bills, balance],
    onSuccess: () => toast({ message: t`Collected to your balance.` }),
  })
  const may = useMay()
  const address = useBillsAddress()
  const { side, state, dispute, range, today, change } = address
  const filter = { ...range, side, kind, ...(state ? { state } : {}), ...(dispute ? { dispute } : {}) }
  const owing = useApiQuery(bills, { query: { side: 'downline', kind, pageSize: '1' } })
  // Without one there is nothing to tick.
  const owesSome = side === 'downline' && (owing.data?.totals.unpaid ?? 0) > 0
  const { chosen, full, toggle, clear } = useChosenBills(JSON.stringify(filter))
  const sorting = useSort<Bill, TableColumn<Bill>>(
    useBillColumns({
      ...{ side, kind },
      hrefOf: ({ id }) => address.with({ bill: id }),
      ...(owesSome && may('cashier') ? { chosen, full, onChoose: toggle } : {}),
    }),
    unsortedColumns,
  )
  const query = { ...filter, ...sorting.query }
  const pages = useCursorPages(JSON.stringify(query))
  const read = useApiQuery(
    bills,
    { query: { ...query, ...pages.query, pageSize: '20' } },
    { keepPrevious: true },
  )
  const totals = read.data?.totals
  const money = (value: string) => <Amount value={value} currency={currencySymbol} />
  const collectable = side === 'own' && may('cashier') && read.data?.rows.some(isCollectable)
  const owed = owing.data?.totals
  const title = t({ message: 'Bills', context: 'heading' })
  return (
    <Stack space="sm">
      <Stack space="sm">
        <Inline align="between" space="sm">
          <SegmentedControl
            label={t({ message: 'Bills shown', context: 'name of a choice' })}
            value={side}
            onValueChange={(next) =>
              change({ side: next === 'own' ? '' : next, state: '', dispute: '' }, { replace: true })
            }
            segments={[
              { value: 'own', label: t({ message: 'Owed to me', context: 'bills' }) },
              { value: 'downline', label: t({ message: 'I owe', context: 'bills' }) },
            ]}
          />
          {collectable && (
            <Button loading={collection.isPending} onClick={() => collection.mutate({ body: { kind } })}>
              {t({ message: 'Collect all', context: 'button: bills' })}
            </Button>
          )}
          {side === 'downline' && (
            <Inline space="xs">
              {may('full') && (
                <Button variant="outline" tone="neutral" aria-haspopup="dialog" onClick={onRules}>
                  {t({ message: 'Automatic payment', context: 'button: its rules' })}
                </Button>
              )}
              {chosen.size > 0 && (
                <Button
                  aria-haspopup="dialog"
                  onClick={() => {
                    onPay({ billIds: [...chosen] })
                    clear()
                  }}
                >
                  {t({
                    message: `Pay selected (${format.number(chosen.size)})`,
                    context: 'button: bills, and how many',
                  })}
                </Button>
              )}
              {may('cashier') && owed && /[1-9]/.test(owed.owed) && (
                <Button
                  variant={chosen.size > 0 ? 'outline' : 'solid'}
                  aria-haspopup="dialog"
                  onClick={() => onPay({ kind })}
                >
                  {t({ message: 'Pay all', context: 'button: bills' })}
                </Button>
              )}
            </Inline>
          )}
        </Inline>
        <PrintPeriod range={range} />
        <div className={css.screenOnly}>
          <search className={billCss.filters}>
            <PeriodBar
              period={{
                ...{ today, range },
                setRange: ({ from, to }) => change({ from, to }, { replace: true }),
              }}
            />
            <SelectField
              hideLabel
              label={t({ message: 'Status', context: 'label of a filter' })}
              value={state ?? ''}
              onValueChange={(value) => change({ state: value }, { replace: true })}
              options={[
                { value: '', label: t({ message: 'All statuses', context: 'filter' }) },
                ...billStates.map((each) => ({ value: each, label: i18n._(stateLooks[each].label) })),
              ]}
            />
            <SelectField
              hideLabel
              label={t({ message: 'Dispute', context: 'label of a filter: of bills' })}
              value={dispute ?? ''}
              onValueChange={(value) => change({ dispute: value }, { replace: true })}
              options={[
                { value: '', label: t({ message: 'All bills', context: 'filter: of bills' }) },
                { value: 'open', label: t({ message: 'Dispute open', context: 'filter: of bills' }) },
                { value: 'ended', label: t({ message: 'Dispute ended', context: 'filter: of bills' }) },
              ]}
            />
          </search>
        </div>
      </Stack>
      <BillCalendar kind={kind} />
      <Stack space="sm">
        <VisuallyHidden as="h2">{title}</VisuallyHidden>
        {totals && (
          <div className={`${billCss.sums} ${billCss.sumsOfList}`}>
            <StatTile
              label={t({ message: 'Bills', context: 'figure: how many' })}
              value={format.number(totals.bills)}
            />
            <StatTile
              label={t({ message: 'Total', context: 'figure: sum of bills' })}
              value={money(totals.amount)}
            />
            <StatTile
              label={t({ message: 'Paid', context: 'figure: sum of bills' })}
              value={money(totals.paid)}
            />
            <StatTile
              label={t({ message: 'Still due on these', context: 'figure: sum of the bills of a list' })}
              value={money(totals.owed)}
            />
          </div>
        )}
        <Table
          caption={title}
          captionHidden
          columns={sorting.columns}
          {...(sorting.sort && { sort: sorting.sort })}
          onSortChange={sorting.onSortChange}
          rows={read.data?.rows ?? []}
          rowKey={({ id }) => id}
          density="compact"
          loading={read.isFetching && (read.isPlaceholderData || read.data === undefined)}
          {...(read.error && read.data === undefined
            ? { error: problemText(read.error), onRetry: () => void read.refetch() }
            : {})}
          empty={
            <EmptyState title={t`No bills`} level={3}>
              {t`Choose other dates or another status.`}
            </EmptyState>
          }
        />
        <Pagination
          label={t({ message: 'Pages of bills', context: 'name of the page links' })}
          page={pages.page}
          pageCount={pages.pageCount(read.data?.page.next)}
          onPageChange={(page) => pages.goTo(page, read.data?.page.next)}
        />
      </Stack>
    </Stack>
  )
}
