import { loadScreenMessages } from '@baize/account'
import { joinMessages, LanguageSection } from '@baize/i18n'
import { useArrival } from '@baize/site'
import { Container } from '@baize/ui'
import { useSearchParams } from 'wouter'
import { CaseList } from './CaseList.tsx'
import { CaseView } from './CaseView.tsx'
import { loadMessages } from './messages.ts'
import { NewCase } from './NewCase.tsx'

const loadAll = joinMessages(loadScreenMessages, loadMessages)

/** Questions and complaints to customer service: the list, one of them with its conversation, or a new one. */
export function CasesScreen() {
  const [search, setSearch] = useSearchParams()
  const open = search.get('case')
  const writing = search.get('new')
  useArrival(`${open} ${writing}`)
  const back = () => setSearch({})
  return (
    <LanguageSection load={loadAll}>
      <Container width="reading" gutter={false}>
        {open !== null ? (
          <CaseView id={open} onBack={back} />
        ) : writing !== null ? (
          <NewCase
            kind={writing === 'complaint' ? 'complaint' : 'feedback'}
            onBack={back}
            onOpen={(id) => setSearch({ case: id })}
          />
        ) : (
          <CaseList />
        )}
      </Container>
    </LanguageSection>
  )
}
