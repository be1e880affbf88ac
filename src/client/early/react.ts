// In the file of React itself, so that React runs with it and not with whatever asks for it first.
import 'react-dom/client'
