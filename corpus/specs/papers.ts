import type { Paper } from '../generator/paper.ts';

/** The papers of the refusals, by name. Everybody in them is invented. */
export const PAPERS: Readonly<Record<string, { readonly language: string; readonly paper: Paper }>> = {
  'invoice-en': {
    language: 'en',
    paper: {
      sender: 'Pellworth Garden Supplies Ltd',
      address: ['Ms Orla Winterbourne', '14 Cooper’s Rise', 'Eastmere EM4 2QT'],
      title: 'Invoice 2025-0381',
      facts: [
        ['Invoice date', '12 March 2025'],
        ['Due date', '26 March 2025'],
        ['Order', 'PG-77120'],
      ],
      paragraphs: ['Thank you for your order. We charge for the goods delivered as follows.'],
      table: {
        heads: ['Date', 'Item', 'Qty', 'Unit price', 'Amount'],
        rows: [
          ['03/03/2025', 'Cedar raised bed, 180 cm', '2', '84.50', '169.00'],
          ['03/03/2025', 'Topsoil, 40 l', '12', '6.25', '75.00'],
          ['07/03/2025', 'Drip hose, 25 m', '1', '31.90', '31.90'],
          ['07/03/2025', 'Delivery', '1', '18.00', '18.00'],
          ['', 'Subtotal', '', '', '293.90'],
          ['', 'VAT 20%', '', '', '58.78'],
          ['', 'Total due', '', '', '352.68'],
        ],
        shares: [14, 40, 8, 14, 14],
        right: [2, 3, 4],
      },
      closing: ['Please pay within 14 days, quoting the invoice number.'],
      family: 'Helvetica',
    },
  },
  'payslip-de': {
    language: 'de',
    paper: {
      sender: 'Werkzeugbau Obermann GmbH',
      address: ['Herr Valentin Osterkamp', 'Kastanienallee 8', '99997 Mühlenthal'],
      title: 'Entgeltabrechnung März 2025',
      facts: [
        ['Personalnummer', '004417'],
        ['Steuerklasse', '1'],
        ['Eintritt', '01.10.2019'],
      ],
      paragraphs: [],
      table: {
        heads: ['Lohnart', 'Bezeichnung', 'Menge', 'Satz', 'Betrag'],
        rows: [
          ['100', 'Gehalt', '', '', '3.410,00'],
          ['210', 'Überstunden', '6,50', '24,80', '161,20'],
          ['', 'Gesamtbrutto', '', '', '3.571,20'],
          ['', 'Lohnsteuer', '', '', '489,16-'],
          ['', 'Krankenversicherung', '', '', '287,48-'],
          ['', 'Rentenversicherung', '', '', '332,12-'],
          ['', 'Auszahlungsbetrag', '', '', '2.462,44'],
        ],
        shares: [12, 44, 12, 12, 16],
        right: [2, 3, 4],
      },
      closing: ['Die Überweisung erfolgt zum Monatsende.'],
      family: 'Helvetica',
    },
  },
  'timetable-fr': {
    language: 'fr',
    paper: {
      sender: 'Cars du Val d’Ombrelle',
      address: ['Ligne 12', 'Coteaux – Port Meyrac'],
      title: 'Horaires du 1er mars au 30 juin 2025',
      facts: [
        ['Circule', 'du lundi au samedi'],
        ['Tarif', '2,40 €'],
      ],
      paragraphs: ['Les horaires sont donnés à titre indicatif. Pas de service les 21 avril, 1er mai et 8 mai.'],
      table: {
        heads: ['Arrêt', 'Car 1', 'Car 2', 'Car 3', 'Car 4', 'Car 5'],
        rows: [
          ['Coteaux, mairie', '06.10', '07.25', '12.05', '16.40', '18.15'],
          ['Saint Grimaud, pont', '06.22', '07.37', '12.17', '16.52', '18.27'],
          ['Val Ombrelle, halles', '06.41', '07.56', '12.36', '17.11', '18.46'],
          ['Les Pins', '06.55', '08.10', '12.50', '17.25', '19.00'],
          ['Port Meyrac, gare', '07.12', '08.27', '13.07', '17.42', '19.17'],
        ],
        shares: [40, 12, 12, 12, 12, 12],
        right: [1, 2, 3, 4, 5],
      },
      closing: ['Renseignements : au guichet, de 8 h à 18 h.'],
      family: 'Times',
    },
  },
  'price-list-es': {
    language: 'es',
    paper: {
      sender: 'Ferretería Yunque',
      address: ['Calle del Olmo 2', '99820 Olmedal'],
      title: 'Lista de precios, válida desde el 15/04/2025',
      facts: [
        ['Edición', '15/04/2025'],
        ['IVA', 'incluido'],
      ],
      paragraphs: [],
      table: {
        heads: ['Ref.', 'Artículo', 'Actualizado', 'Precio'],
        rows: [
          ['10410', 'Martillo de orejas 450 g', '02/04/2025', '14,90'],
          ['10415', 'Destornilladores, juego de 6', '02/04/2025', '22,50'],
          ['11020', 'Cinta métrica 5 m', '05/04/2025', '8,75'],
          ['12300', 'Taladro percutor 750 W', '11/04/2025', '79,00'],
          ['12310', 'Brocas para pared, 8 piezas', '11/04/2025', '17,30'],
          ['13055', 'Pintura plástica blanca 15 l', '12/04/2025', '46,20'],
        ],
        shares: [12, 50, 18, 14],
        right: [3],
      },
      closing: ['Precios en euros. Salvo error tipográfico.'],
      family: 'Helvetica',
    },
  },
  'letter-pt': {
    language: 'pt',
    paper: {
      sender: 'Banco Serra do Lume',
      address: ['Marta Alvorão Pinhal', 'Rua das Camélias 40', '9990-120 Vale d’Oiro'],
      title: 'Alteração do preçário a partir de 1 de junho de 2025',
      facts: [
        ['Data', '14 de abril de 2025'],
        ['Nossa referência', 'CL/4410'],
      ],
      paragraphs: [
        'Informamos que a comissão de manutenção da sua conta passa de 3,20 para 3,60 euros por mês a partir de 1 de junho de 2025.',
        'Se não concordar com a alteração pode encerrar a conta sem custos até 31 de maio de 2025. O saldo ser-lhe-á transferido para a conta que indicar.',
        'Estamos ao dispor no balcão do costume, nos dias úteis, das 8h30 às 15h00.',
      ],
      closing: ['Com os melhores cumprimentos,', 'Lia Fontelas'],
      family: 'Times',
    },
  },
  'order-confirmation-nl': {
    language: 'nl',
    paper: {
      sender: 'Boekhandel Ezelsoor',
      address: ['Dhr. J. Klaverveld', 'Lindelaan 102', '9998 QV Zonnedijk'],
      title: 'Bevestiging van uw bestelling 884120',
      facts: [
        ['Besteldatum', '08-05-2025'],
        ['Bezorgdatum', '12-05-2025'],
      ],
      paragraphs: ['Wij bezorgen uw bestelling op de genoemde datum. U betaalt bij aflevering.'],
      table: {
        heads: ['Verwacht', 'Titel', 'Aantal', 'Bedrag'],
        rows: [
          ['12-05-2025', 'De stille polder (roman)', '1', '22,99'],
          ['12-05-2025', 'Koken met wortels', '1', '31,50'],
          ['19-05-2025', 'Atlas van verzonnen eilanden', '2', '58,00'],
          ['', 'Verzendkosten', '', '3,95'],
          ['', 'Totaal', '', '116,44'],
        ],
        shares: [16, 52, 12, 14],
        right: [2, 3],
      },
      closing: ['Vragen? Bel ons op werkdagen.'],
      family: 'Helvetica',
    },
  },
  'yields-pt': {
    language: 'pt',
    paper: {
      sender: 'Banco Penha Alta',
      address: ['Rui Carvalhal Seabra', 'Travessa do Moinho 12', '9990-044 Ribeira Funda'],
      title: 'Rendimentos de depósitos, janeiro a dezembro de 2024',
      facts: [
        ['Conta', '0044 7710 2239'],
        ['IBAN', 'PT07 9999 0044 7710 2239 0011 2'],
      ],
      paragraphs: ['Para a sua declaração anual, os juros creditados e o imposto retido na fonte.'],
      table: {
        heads: ['Data', 'Movimento', 'Bruto', 'Imposto', 'Líquido'],
        rows: [
          ['31/03/2024', 'Juros do depósito a prazo', '52,40', '-14,67', '37,73'],
          ['30/06/2024', 'Juros do depósito a prazo', '51,85', '-14,52', '37,33'],
          ['30/06/2024', 'Juros da conta poupança', '8,20', '-2,30', '5,90'],
          ['30/09/2024', 'Juros do depósito a prazo', '53,10', '-14,87', '38,23'],
          ['31/12/2024', 'Juros do depósito a prazo', '54,66', '-15,30', '39,36'],
          ['31/12/2024', 'Juros da conta poupança', '9,15', '-2,56', '6,59'],
          ['', 'Total', '229,36', '-64,22', '165,14'],
        ],
        shares: [16, 44, 14, 14, 14],
        right: [2, 3, 4],
      },
      closing: ['Guarde este documento durante quatro anos.'],
      family: 'Helvetica',
    },
  },
  'miles-es': {
    language: 'es',
    paper: {
      sender: 'Aerolíneas Cóndor Azul',
      address: ['Inés Arizmendi Robledo', 'Calle del Faro 31', '99870 Puerto Almena'],
      title: 'Estado de cuenta de millas, mayo de 2025',
      facts: [
        ['Socio', '704 228 119'],
        ['Período', '01/05/2025 al 31/05/2025'],
        ['Saldo anterior', '14.820'],
        ['Saldo actual', '21.370'],
      ],
      paragraphs: [],
      table: {
        heads: ['Fecha', 'Movimiento', 'Millas', 'Saldo de millas'],
        rows: [
          ['03/05/2025', 'Vuelo CA 812 Almena – Bruma', '2.150', '16.970'],
          ['09/05/2025', 'Hotel Miramonte, 3 noches', '900', '17.870'],
          ['14/05/2025', 'Canje: ascenso a preferente', '-4.500', '13.370'],
          ['21/05/2025', 'Vuelo CA 813 Bruma – Almena', '2.150', '15.520'],
          ['28/05/2025', 'Bono por aniversario', '5.850', '21.370'],
        ],
        shares: [16, 48, 16, 18],
        right: [2, 3],
      },
      closing: ['Las millas caducan a los 36 meses.'],
      family: 'Helvetica',
    },
  },
};
