import { conforms } from '../conformance/conforms.ts'
import { PromotionCard } from './PromotionCard.tsx'

export default conforms({
  name: 'PromotionCard',
  render: (root) => (
    <PromotionCard
      {...root}
      promotion={{
        id: 'welcome',
        title: 'Your first deposit, matched',
        status: 'joinNow',
        category: 'Welcome',
      }}
      onAction={() => {}}
    />
  ),
  root: 'article',
})
