import { conforms } from '../conformance/conforms.ts'
import { ContractCard } from './ContractCard.tsx'

export default conforms({
  name: 'ContractCard',
  render: (root) => (
    <ContractCard
      {...root}
      kind="dividend"
      party="sokha88"
      state="requested"
      terms={{
        version: 2,
        period: 'monthly',
        tiers: [{ validBet: '100000', ratio: '0.18', activeMembers: 5 }],
      }}
      onAccept={() => {}}
      onReject={() => {}}
    />
  ),
  root: 'article',
})
