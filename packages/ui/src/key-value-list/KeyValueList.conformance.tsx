import { conforms } from '../conformance/conforms.ts'
import { KeyValueList } from './KeyValueList.tsx'

export default conforms({
  name: 'KeyValueList',
  render: (root) => (
    <KeyValueList
      {...root}
      items={[
        { id: 'amount', label: 'Amount', value: '50.00' },
        { id: 'fee', label: 'Fee', value: '0.00', strong: true },
      ]}
    />
  ),
  root: 'div',
})
