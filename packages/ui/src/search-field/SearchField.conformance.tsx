import { conforms } from '../conformance/conforms.ts'
import { SearchField } from './SearchField.tsx'

export default conforms({
  name: 'SearchField',
  render: (root) => <SearchField {...root} label="Search games" defaultValue="dragon" />,
  root: 'input',
})
