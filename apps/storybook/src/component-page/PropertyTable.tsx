import type { PublicName } from '../../../../tooling/public-api/publicApi.ts'

/** The properties of a component, of a part of one, or of a shape that it takes. */
export function PropertyTable({ table }: { table: PublicName }) {
  return (
    <>
      <h4>
        <code>{table.name}</code>
      </h4>
      {table.properties.length === 0 ? <p>It takes nothing.</p> : <Rows {...table} />}
    </>
  )
}

function Rows({ name, properties }: PublicName) {
  return (
    <table aria-label={`Properties of ${name}`}>
      <thead>
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Type</th>
          <th scope="col">Default</th>
          <th scope="col">What it is</th>
        </tr>
      </thead>
      <tbody>
        {properties.map((property) => (
          <tr key={property.name}>
            <th scope="row">
              <code>{property.name}</code>
            </th>
            <td>
              <code>{property.type.replace(/ \| undefined$/, '')}</code>
            </td>
            <td>{property.required ? 'required' : property.default && <code>{property.default}</code>}</td>
            <td>{property.doc?.replace(/\s*@default .*$/, '').replaceAll('`', '')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
