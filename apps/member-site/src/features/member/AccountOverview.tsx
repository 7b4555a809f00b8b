import { Heading, LanguageSelect, SchemeSwitch, SearchField, Stack, Text } from '@baize/ui'
import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { AccountList } from './AccountList.tsx'
import { AccountSummary } from './AccountSummary.tsx'
import { useAccountPages } from './useAccountPages.tsx'

/** The account on a phone: balance, level, messages and rewards, then all of its pages with a search of them. */
export function AccountOverview() {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const groups = useAccountPages(text)
  const count = groups.reduce((sum, { pages }) => sum + pages.length, 0)
  return (
    <Stack space="lg">
      <Heading level={1}>{t({ message: 'Account', context: 'page title' })}</Heading>
      <AccountSummary />
      <SearchField
        label={t({ message: 'Search your account', context: 'label of a field' })}
        placeholder={t({ message: 'Password, limits, bonus …', context: 'example in a search field' })}
        maxLength={60}
        searchOnType
        resultCount={text === '' ? undefined : count}
        onSearch={(wanted) => setText(wanted.trim())}
      />
      {groups.map((group) => (
        <AccountList key={group.id} {...group} />
      ))}
      {count === 0 && <Text tone="muted">{t`Nothing in your account is called that.`}</Text>}
      <Stack space="sm" align="start">
        <LanguageSelect />
        <SchemeSwitch iconOnly />
      </Stack>
    </Stack>
  )
}
