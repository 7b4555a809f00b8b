import { loadScreenMessages } from '@baize/account'
import { joinMessages, LanguageSection } from '@baize/i18n'
import { loadMessages } from './messages.ts'
import { PromotionDetail } from './PromotionDetail.tsx'
import { PromotionList } from './PromotionList.tsx'

const load = joinMessages(loadScreenMessages, loadMessages)

/** The promotions: all of them by category, or the page of one. */
export function Promotions({ id }: { id?: string | undefined }) {
  return (
    <LanguageSection load={load}>
      {id === undefined ? <PromotionList /> : <PromotionDetail key={id} id={id} />}
    </LanguageSection>
  )
}
Promotions.words = load
