import { beyondTopicSchema, type SourceDocument } from '@contract';
import { anExcerpt } from '../../testing/excerpts';
import { abstain, toSourceDocument, withoutSources } from '../answering/compose-answer';
import { withBeyond } from './beyond-manual';
import { placesFor } from './places';

const source = (content: string): SourceDocument => toSourceDocument(anExcerpt({ content }));
const quoted = (content: string, confidence: 'high' | 'medium') => ({
  ...withoutSources(`${content} [1]`),
  sourceDocuments: [source(content)],
  confidence,
});
const ITV = { question: '¿Qué papeles llevo a la ITV?', country: 'ES', isByModel: false };

describe('withBeyond', () => {
  it('adds the card where the manual is silent, with places of the country', () => {
    const { beyond } = withBeyond(abstain(), ITV);
    expect(beyond?.topic).toBe('inspection');
    expect(beyond?.links.map(({ url }) => new URL(url).hostname)).toEqual([
      'industria.gob.es',
      'www.boe.es',
    ]);
  });

  it('adds nothing to an answer that names what is asked, nor to one that is sure', () => {
    const named = quoted('Para la ITV, active el modo de rodillos.', 'medium');
    const sure = quoted('Los papeles van en la guantera.', 'high');
    expect(withBeyond(named, ITV)).toBe(named);
    expect(withBeyond(sure, ITV)).toBe(sure);
  });

  it('sets an unsure quotation aside that does not name what is asked', () => {
    const answer = withBeyond(quoted('Los papeles van en la guantera.', 'medium'), ITV);
    expect(answer).toMatchObject({ sourceDocuments: [], confidence: 'low' });
    expect(answer.beyond?.topic).toBe('inspection');
    expect(answer.suggestions).toHaveLength(1);
    expect(answer.response).not.toContain('guantera');
  });

  it('leaves an unsure answer that a language model chose', () => {
    const answer = quoted('Circule con las luces de cruce encendidas.', 'medium');
    const asked = { question: '¿Es obligatorio?', country: 'ES', isByModel: true };
    expect(withBeyond(answer, asked)).toBe(answer);
  });

  it('adds nothing where a section that is suggested holds the code that is asked about', () => {
    const nearest = abstain([anExcerpt({ content: 'P0128: termostato' })]);
    const asked = { question: 'el mecánico dice P0128', country: 'ES', isByModel: false };
    expect(withBeyond(nearest, asked)).toBe(nearest);
  });

  it('adds nothing where no manual was read, nor to a question of no topic', () => {
    const none = withoutSources('Este vehículo todavía no tiene ningún manual.');
    expect(withBeyond(none, ITV)).toBe(none);
    const silent = abstain();
    expect(
      withBeyond(silent, { question: '¿Tiene techo solar?', country: 'ES', isByModel: false }),
    ).toBe(silent);
  });

  it('puts nothing of the question into the card', () => {
    const asked = {
      question: '¿Me multan por llevar 12 personas a 200 km/h?',
      country: null,
      isByModel: false,
    };
    expect(JSON.stringify(withBeyond(abstain(), asked).beyond)).not.toMatch(/personas|km/);
  });
});

describe('placesFor', () => {
  it.each(['ES', 'AR', 'MX', 'CL', 'CO'])('knows a place of %s for all that has one', (country) => {
    const without = beyondTopicSchema.options.filter(
      (topic) => !placesFor(topic, country).some(({ countries }) => countries?.includes(country)),
    );
    expect(without).toEqual(['radio-code', 'accident']);
  });

  it('gives those of Spain, which say so, where the country is not known', () => {
    expect(placesFor('law', null)).toEqual(placesFor('law', 'ES'));
    expect(placesFor('law', null).every(({ title }) => title.includes('España'))).toBe(true);
  });

  it('tells what fuel costs, and how tyres are rated, to whom asks for these alone', () => {
    const told = (question: string) =>
      placesFor('price', 'ES', question).map(({ url }) => new URL(url).hostname);
    expect(told('¿Cuánto cuesta la revisión?')).toEqual(['www.boe.es']);
    expect(told('¿Cuánto vale la gasolina?')).toEqual(['www.boe.es', 'geoportalgasolineras.es']);
    expect(told('¿Cuánto cuestan los neumáticos?')).toEqual(['www.boe.es', 'eprel.ec.europa.eu']);
  });

  it('gives no law of another country', () => {
    expect(placesFor('law', 'PE')).toEqual([]);
  });
});
