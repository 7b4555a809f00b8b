import { conforms } from '../conformance/conforms.ts'
import { Pagination } from './Pagination.tsx'

export default conforms({
  name: 'Pagination',
  render: (root) => (
    <Pagination {...root} label="Pages of the record" page={3} pageCount={9} onPageChange={() => {}} />
  ),
  root: 'nav',
  wordless: true,
})
