import { conforms } from '../conformance/conforms.ts'
import { ProductCard } from './ProductCard.tsx'

export default conforms({
  name: 'ProductCard',
  render: (root) => (
    <ProductCard
      {...root}
      product={{ id: 'voucher', name: 'Free bet of $10', points: '1000', stock: 4 }}
      balance="2500"
      onRedeem={() => {}}
    />
  ),
  root: 'article',
})
