import { useCursorPages } from '@baize/account'
import { cases } from '@baize/api/calls'
import { Loaded, useApiQuery } from '@baize/site'
import {
  Button,
  Card,
  DateTime,
  EmptyState,
  Heading,
  Inline,
  LinkButton,
  Pagination,
  SelectField,
  Stack,
  StatusLabel,
  Text,
} from '@baize/ui'
import { ServiceIcon } from '@baize/ui/icons'
import { Trans, useLingui } from '@lingui/react/macro'
import { useSearchParams } from 'wouter'
import { type Case, caseStates, stateLooks, typeNames } from './caseWords.ts'

/** The own requests, newest first. */
export function CaseList() {
  const { t, i18n } = useLingui()
  const [search, setSearch] = useSearchParams()
  const state = caseStates.find((known) => known === search.get('state'))
  const pages = useCursorPages(state ?? 'all')
  const read = useApiQuery(
    cases,
    { query: { ...pages.query, pageSize: '20', ...(state ? { state } : {}) } },
    { keepPrevious: true },
  )
  return (
    <Stack space="lg">
      <Inline align="between">
        <Heading level={1}>{t({ message: 'My requests', context: 'page title' })}</Heading>
        <Inline space="sm">
          <Button onClick={() => setSearch({ new: 'question' })}>
            {t({ message: 'Ask a question', context: 'button' })}
          </Button>
          <Button variant="outline" tone="neutral" onClick={() => setSearch({ new: 'complaint' })}>
            {t({ message: 'Make a complaint', context: 'button' })}
          </Button>
        </Inline>
      </Inline>
      <SelectField
        label={t({ message: 'Status', context: 'label of a filter' })}
        value={state ?? ''}
        onValueChange={(value) => setSearch(value ? { state: value } : {}, { replace: true })}
        options={[
          { value: '', label: t({ message: 'All requests', context: 'filter of requests' }) },
          ...caseStates.map((each) => ({ value: each, label: i18n._(stateLooks[each].label) })),
        ]}
      />
      <Loaded read={read} lines={6}>
        {({ rows, page }) =>
          rows.length === 0 ? (
            <EmptyState
              icon={<ServiceIcon size={40} />}
              title={state ? t`Request not found` : t`No requests yet`}
            >
              {t`Ask about a deposit, a withdrawal or a game. Every request has a number and a reply date.`}
            </EmptyState>
          ) : (
            <Stack space="sm">
              {rows.map((each) => (
                <CaseCard key={each.id} value={each} />
              ))}
              <Pagination
                label={t({ message: 'Pages of requests', context: 'name of the page links' })}
                page={pages.page}
                pageCount={pages.pageCount(page.next)}
                onPageChange={(wanted) => pages.goTo(wanted, page.next)}
              />
            </Stack>
          )
        }
      </Loaded>
    </Stack>
  )
}

function CaseCard({ value }: { value: Case }) {
  const { t, i18n } = useLingui()
  const look = stateLooks[value.state]
  const headId = `case-${value.id}`
  return (
    <Card as="article" aria-labelledby={headId}>
      <Inline align="between" space="sm">
        <Stack space="3xs">
          <Heading level={2} size="item" id={headId}>
            {i18n._(typeNames[value.type])} <bdi dir="ltr">{value.number}</bdi>
          </Heading>
          <Text size="sm" tone="muted">
            <Trans context="a request to customer service">
              Opened <DateTime value={value.openedAt} />
            </Trans>
          </Text>
          {value.deadlineAt !== null && (
            <Text size="sm" tone="muted">
              <Trans context="a request to customer service: by when it is answered">
                Reply by <DateTime value={value.deadlineAt} />
              </Trans>
            </Text>
          )}
        </Stack>
        <Inline space="sm">
          <StatusLabel tone={look.tone}>{i18n._(look.label)}</StatusLabel>
          <LinkButton href={`?case=${value.id}`} size="small" variant="outline" tone="neutral">
            {t({ message: 'Open', context: 'link: a request to customer service' })}
          </LinkButton>
        </Inline>
      </Inline>
    </Card>
  )
}
