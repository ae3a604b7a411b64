import type { Language } from './language.ts';
import { list, monthList } from './list.ts';

/** French: France, Belgium, Switzerland, Luxembourg, Canada, Maghreb, West and Central Africa. */
export const fr: Language = {
  code: 'fr',
  months: monthList(`janvier|janv|jan; février|févr|fév; mars|mar; avril|avr; mai; juin|jun; juillet|juil|jul; août|aoû;
    septembre|sept|sep; octobre|oct; novembre|nov; décembre|déc`),
  weekdays: list(`lundi|lun|mardi|mar|mercredi|mer|jeudi|jeu|vendredi|ven|samedi|sam|dimanche|dim`),
  headings: {
    date: list(`date|date et heure|dates|date opération|date d'opération|date de l'opération|date op.|date opé.|date opér.|date comptable|date compta|date de comptabilisation|date comptabilisation|
      comptabilisé le|date d'écriture|date écriture|date inscription|inscrite le|date d'inscription|date de traitement|jour|date d'enregistrement|date de passation|date de report|date d'exécution|jj/mm|date inscr.|écriture`),
    'value-date': list(
      `valeur|date valeur|date de valeur|date val.|dt valeur|val.|valeur au|date d'effet|d. valeur|date de la valeur`,
    ),
    'transaction-date': list(
      `date de transaction|date transaction|date d'achat|date achat|date de l'achat|date de vente|date de la transaction|transaction|trans.|date de l'opération carte|effectué le|date facture|date de facture`,
    ),
    description:
      list(`libellé|libellés|libellé des opérations|libellé de l'opération|nature des opérations|nature de l'opération|nature opération|nature|opération|opérations|détail|détails|détail des opérations|détails de l'opération|
      description|descriptif|désignation|désignation des opérations|intitulé|intitulé de l'opération|motif|communication|communications|écritures|texte comptable|texte|désignation de l'opération|description de l'opération|
      commerçant|nom du commerçant|libellé opération|libellé/référence|détail de l'opération|objet|description des opérations|vos opérations|mouvements|transactions|activité|marchand|libellé de la transaction|libellé complet|informations`),
    reference: list(
      `référence|réf.|réf|références|n° de pièce|n° pièce|n° opération|numéro|n° de chèque|n° chèque|n° de référence|numéro de référence|pièce|n° d'opération|no de référence|no. de réf.|no chèque|no réf.|référence opération|n° transaction|numéro d'opération|n° de transaction|numéro de transaction|n° du chèque|réf. opération|no de chèque|numéro de chèque`,
    ),
    type: list(
      `type|type d'opération|type opération|code opération|code|code op.|catégorie d'opération|mode|moyen de paiement|type de transaction|genre`,
    ),
    amount: list(
      `montant|montants|montant de l'opération|montant opération|montant débit/crédit|débit/crédit|débit / crédit|débit ou crédit|crédit/débit|somme|montant en|montant net|montant débité/crédité|montant de la transaction|montant transaction|montant euros|montant eur|montant imputé|total|mouvement|montant total`,
    ),
    'money-in': list(
      `crédit|crédits|crédit (+)|crédit €|avoir|versement|versements|versé|dépôt|dépôts|recettes|encaissements|encaissement|entrées|entrée|montant crédit|montant au crédit|au crédit|dépôts (crédits)|en votre faveur|à votre crédit|crédité|bonifications|montant crédité|mouvements créditeurs|reçu|remises|paiements et crédits|opérations au crédit|revenus|créances`,
    ),
    'money-out': list(
      `débit|débits|débit (-)|débit €|doit|retrait|retraits|dépense|dépenses|décaissements|décaissement|sorties|sortie|montant débit|montant au débit|au débit|retraits (débits)|à votre charge|à votre débit|prélèvements|paiements|paiement|débité|charges|montant débité|mouvements débiteurs|chèques et débits|achats|opérations au débit|achats et débits`,
    ),
    balance: list(
      `solde|soldes|solde en|nouveau solde|solde après opération|solde progressif|solde courant|solde comptable|solde du compte|solde quotidien|solde du jour|solde cumulé|solde eur|solde après|position|solde intermédiaire|solde total|solde valeur`,
    ),
    currency: list(`devise|monnaie|dev.|code devise|monnaie du compte|devise du compte`),
    mark: list(`sens|d/c|c/d|signe|débit/crédit (d/c)|+/-|dt/ct|db/cr`),
    fee: list(`frais|commission|commissions|frais et commissions|coût|frais de tenue|taxe|tva|frais bancaires`),
    net: list(`net|montant net|total net`),
    gross: list(`brut|montant brut|total brut`),
    category: list(`catégorie|catégories|rubrique|sous-catégorie|famille`),
    counterparty: list(
      `bénéficiaire|donneur d'ordre|contrepartie|nom|émetteur|tiers|payeur|créancier|débiteur|bénéficiaire/donneur d'ordre|nom de la contrepartie|destinataire|nom contrepartie|expéditeur`,
    ),
    'counterparty-account': list(
      `compte contrepartie|compte de la contrepartie|compte bénéficiaire|compte du bénéficiaire|iban contrepartie|n° compte contrepartie`,
    ),
    note: list(
      `note|notes|remarque|remarques|commentaire|commentaires|message|information|informations complémentaires|observations|info|ville|commune`,
    ),
    branch: list(`agence|succursale|guichet|code agence`),
    sequence: list(`n°|no|no.|nr|ligne|séq.|n° d'ordre|ordre|n° séquence|num.`),
    time: list(`heure|heures`),
    'foreign-amount': list(
      `montant en devise|montant en devises|montant d'origine|montant original|devise d'origine|montant devise|contre-valeur|montant initial|montant local|montant en monnaie étrangère|devises|montant dans la devise`,
    ),
    rate: list(`taux|cours|taux de change|cours de change|taux d'intérêt|taux %|taux de conversion`),
    'card-number': list(`carte|n° carte|n° de carte|numéro de carte|porteur|titulaire de la carte|no de carte`),
    other: list(
      `points|échéance|quantité|nombre|pays|statut|franco|exo|exonération|nbre|jours|nombres|mensualité|parts`,
    ),
  },
  phrases: {
    opening:
      list(`solde dernière facture|solde de la dernière facture|solde facture précédente|solde initial|état de compte|solde précédent|ancien solde|solde antérieur|solde d'ouverture|solde au début|solde en début de période|solde de départ|solde reporté|report solde|solde créditeur au|solde débiteur au|votre ancien solde|
      solde du dernier relevé|solde du relevé précédent|solde précédent au|solde début de période|solde à l'ouverture|solde dernier relevé|solde créditeur précédent|solde débiteur précédent|solde début|solde d'ouverture au|solde au|report du solde|
      solde du mois précédent|montant du dernier relevé|solde précédent créditeur|solde précédent débiteur|ancien solde créditeur|ancien solde débiteur|ancien solde au|report de l'ancien solde|solde à nouveau|à nouveau|solde du précédent relevé|ancien solde en votre faveur|solde de début`),
    closing:
      list(`total en notre faveur|nouveau solde|état de compte|solde de fermeture|solde final|solde de clôture|solde actuel|solde à ce jour|solde en fin de période|solde fin de période|solde de fin de période|solde à la clôture|votre nouveau solde|solde au|solde final au|solde arrêté au|nouveau solde au|solde créditeur|solde débiteur|
      solde créditeur au|solde débiteur au|solde de fin|solde en fin|solde du compte au|nouveau solde créditeur|nouveau solde débiteur|solde en votre faveur|solde en notre faveur|solde disponible au|montant dû|total à payer|solde en euros|solde définitif|nouveau solde en votre faveur|solde au terme|solde dû|montant prélevé|solde comptable au|solde à la fin|montant à payer|solde fin`),
    'carried-forward': list(
      `à reporter|report à nouveau|solde à reporter|report à la page suivante|suite page suivante|suite au verso|total à reporter|à reporter page suivante|report page suivante|suite à la page suivante|solde à reporter page suivante|sous-total à reporter|transport|suite à la page|suite en page suivante|suite sur la page suivante|suite à la feuille suivante|suite feuille suivante|suite des opérations au verso|suite des opérations page suivante|suite des opérations à la page suivante|voir suite au verso|voir suite page suivante|suite sur feuillet suivant|suite page|tournez s'il vous plaît`,
    ),
    'brought-forward': list(
      `report|report de la page précédente|report page précédente|solde reporté|total reporté|report de page|suite de la page précédente|report précédent|suite du recto`,
    ),
    subtotal: list(
      `sous-total|sous total|total page|total de la page|total du jour|total partiel|total carte|total de la carte|total intermédiaire|total des opérations de la carte|sous-totaux|total journalier`,
    ),
    'total-in':
      list(`entrée d'argent|total crédit|total crédits|total des crédits|total au crédit|total créditeur|total des dépôts|total des versements|total des encaissements|total des opérations créditrices|total des mouvements créditeurs|total mouvements créditeurs|mouvements créditeurs|
      total des entrées|total recettes|total des recettes|total dépôts|crédits totaux|total versements|total opérations au crédit|total crédité|total des virements reçus|total des revenus|total des opérations au crédit|total des paiements reçus|montant total des crédits|total entrées|total bonifications`),
    'total-out':
      list(`sortie d'argent|total débit|total débits|total des débits|total au débit|total débiteur|total des retraits|total des paiements|total des prélèvements|total des opérations débitrices|total des mouvements débiteurs|total mouvements débiteurs|mouvements débiteurs|
      total des sorties|total dépenses|total des dépenses|total retraits|débits totaux|total prélèvements|total opérations au débit|total débité|total des achats|total des frais|total achats|total des opérations au débit|total de vos dépenses|montant total des débits|total sorties|
      total des opérations par carte|total des chèques|total frais|total des factures carte|total des paiements carte|total de vos achats`),
    total: list(
      `total|totaux|total des mouvements|total des opérations|total général|totaux des mouvements|total du mois|totaux des opérations|total période|total de la période|total mouvements|montant total|total des transactions|totaux de la période|total opérations|mouvements de la période`,
    ),
    count: list(
      `nombre d'opérations|nb d'opérations|nombre de transactions|nombre de débits|nombre de crédits|nombre d'écritures|nbre d'opérations|nombre de mouvements|nb opérations|nombre de chèques`,
    ),
    'daily-balance': list(
      `solde quotidien|soldes quotidiens|solde du jour|solde journalier|solde de fin de journée|soldes journaliers|solde moyen|solde en fin de journée|solde intermédiaire au`,
    ),
    pending: list(
      `opérations à venir|en attente|opérations en attente|non comptabilisé|non comptabilisées|opérations non comptabilisées|opérations en cours|en cours|encours carte|encours|à débiter|transactions en attente|prélèvements à venir|opérations en cours de traitement|paiements à venir|opérations différées à venir|réservations|en cours de traitement|opérations non encore comptabilisées|autorisations en cours|échéances à venir`,
    ),
    period: list(
      `période|période du|période du relevé|du|relevé du|pour la période|pour la période du|période de facturation|opérations du|extrait du|mouvements du|période couverte|période de relevé|relevé de compte du|de la période du|période allant du|votre relevé du|activité du|date du relevé du|pour le mois de|extrait de compte du|édition du`,
    ),
    'statement-date': list(
      `date du relevé|date de relevé|date d'arrêté|arrêté au|arrêté de compte au|relevé au|situation au|date de clôture|date de l'extrait|extrait au|à la date du`,
    ),
    'print-date': list(
      `édité le|date d'édition|établi le|en date du|imprimé le|date d'émission|émis le|relevé édité le|date du document|date|généré le|date de facturation`,
    ),
    'statement-number': list(
      `relevé n°|n° de relevé|numéro de relevé|extrait n°|n° d'extrait|numéro d'extrait|n° relevé|extrait|relevé numéro|feuillet|folio|extrait de compte n°|feuille|relevé no`,
    ),
    'account-number': list(
      `compte n°|n° de compte|numéro de compte|n° compte|compte|compte numéro|no de compte|numéro du compte|no compte|compte no|n° du compte|numéro de carte|carte n°|n° de carte|no de carte|votre compte n°|référence du compte|rib|identifiant du compte|votre compte|compte courant n°|compte chèques n°|compte bancaire n°|numéro de contrat|n° de contrat|folio|numéro de folio|no de folio|compte support`,
    ),
    iban: list(`iban|n° iban|numéro iban|code iban|identifiant international de compte|identifiant international`),
    bic: list(
      `bic|code bic|swift|code swift|bic/swift|bic-swift|adresse swift|identifiant international de l'établissement|bic (swift)`,
    ),
    holder: list(
      `titulaire|titulaire du compte|titulaires|nom du titulaire|intitulé du compte|nom|client|m.|mme|m. ou mme|mlle|monsieur|madame|nom du client|au nom de|porteur|titulaire de la carte|cotitulaire|intitulé|détenteur|nom et prénom|rubrique|nom et adresse|porteur de la carte`,
    ),
    currency: list(
      `devise|monnaie|devise du compte|monnaie du compte|en euros|montants exprimés en|exprimé en|montants en|montants en euros|devise de tenue de compte|compte tenu en|compte en|tenu en`,
    ),
    'section-in': list(
      `crédits|dépôts|versements|virements reçus|encaissements|opérations créditrices|remises de chèques|recettes|opérations au crédit|paiements reçus|paiements et crédits|revenus|entrées d'argent|virements en votre faveur|dépôts et crédits|rentrées|vos encaissements`,
    ),
    'section-out': list(
      `débits|retraits|paiements|prélèvements|virements émis|paiements par carte|opérations par carte|opérations débitrices|chèques émis|chèques|achats|dépenses|frais|frais bancaires|retraits et débits|sorties d'argent|opérations au débit|opérations carte|paiements carte|paiements cb|frais et cotisations|avances de fonds|chèques débités|commissions|achats et débits|avances d'argent|vos dépenses|factures carte bancaire|intérêts et frais`,
    ),
    'section-booked':
      list(`opérations|vos opérations|détail des opérations|mouvements|opérations comptabilisées|liste des opérations|détail des mouvements|opérations du compte|écritures|historique|historique des opérations|historique des transactions|transactions|vos transactions|opérations de la période|détail de vos opérations|
      relevé des opérations|mouvements du compte|opérations enregistrées|opérations passées|activité du compte|activités|activité de votre compte|opérations courantes|détails des transactions|vos mouvements`),
    summary: list(
      `résumé|synthèse|récapitulatif|aperçu|situation de vos comptes|synthèse de vos comptes|vue d'ensemble|sommaire|situation de compte|sommaire du compte|en bref|votre situation|récapitulatif de vos comptes|résumé du compte|résumé de votre compte|position de vos comptes|l'essentiel|synthèse des comptes|situation générale|récapitulatif des frais|résumé des frais|total des intérêts`,
    ),
    'available-balance': list(
      `solde disponible|disponible|montant disponible|crédit disponible|disponible à l'achat|fonds disponibles|somme disponible|solde utilisable|provision disponible|réserve disponible|avoir disponible|disponible de paiement`,
    ),
    'credit-limit': list(
      `limite de crédit|découvert autorisé|autorisation de découvert|plafond|plafond de paiement|plafond de retrait|plafond carte|facilité de caisse|ligne de crédit|limite de carte|plafond autorisé|découvert maximum autorisé|montant du découvert autorisé|limite|marge de crédit|limite de dépenses|facilité de caisse autorisée|plafond de paiement carte|réserve autorisée|limite de découvert`,
    ),
    'minimum-payment': list(
      `paiement minimum|versement minimum|montant minimum|mensualité minimale|paiement minimal|paiement minimum dû|remboursement minimum|montant minimum à payer|paiement minimum exigible|minimum à payer|mensualité`,
    ),
    'payment-due': list(
      `date d'échéance|à payer avant le|date limite de paiement|échéance|à régler avant le|sera prélevé le|prélèvement le|date d'exigibilité|montant exigible|payable avant le|date de prélèvement|débité le|seront débités le|montant débité le|exigible le|sera débité le|paiement dû le`,
    ),
    'interest-rates': list(
      `taux d'intérêt|taux débiteur|taux créditeur|taux annuel|taeg|teg|taux effectif global|intérêts débiteurs|intérêts créditeurs|taux nominal|taux de découvert|agios|taux débiteur annuel|taux annuel effectif global|taux d'intérêt annuel|taux en vigueur|taux brut|intérêts acquis|taux du découvert|seuil de l'usure|taux conventionnel|taux d'intérêts`,
    ),
    page: list(
      `page|p.|feuillet|feuille|page suivante|tournez la page|fin du relevé|folio|pages|fin de l'extrait|voir au verso|suite`,
    ),
    'no-transactions': list(
      `aucune opération|aucun mouvement|pas d'opération|aucune transaction|aucune opération enregistrée|pas de mouvement|aucune opération sur la période|néant|aucune écriture|aucune activité|aucune opération comptabilisée`,
    ),
    'not-a-transaction':
      list(`taux de change|garantie des dépôts|sauf erreur ou omission|fonds de garantie|information|informations importantes|points de fidélité|service clients|à votre écoute|vos contacts|siège social|rcs|capital de|appel non surtaxé|en cas de réclamation|médiateur|orias|
      votre conseiller|total des frais|plafond de paiement carte|conditions générales|nous vous informons|à conserver|code banque|code guichet|clé rib|frais bancaires et cotisations|lettre|vos avantages|bon à savoir|cher client|tva intracommunautaire|bonus|cours du`),
  },
  marks: { in: list('cr|c|ct|crédit|av'), out: list('dt|d|db|débit|dr|déb') },
  statementTitles:
    list(`relevé de compte|relevé de comptes|extrait de compte|extraits de compte|relevé|relevé bancaire|relevé d'identité et de compte|relevé de carte|relevé de carte de crédit|relevé des opérations|votre relevé de compte|relevé mensuel|extrait|relevé de compte chèques|relevé de compte courant|relevé de compte bancaire|relevé compte courant|
    relevé de votre compte|relevé d'opérations|historique de compte|historique des opérations|relevé de votre carte|relevé de livret|décompte de carte de crédit|relevé carte bancaire|relevé de prêt|relevé de portefeuille de paiement|état de compte|relevé de compte joint|relevé de compte professionnel|livret de compte|extrait de carte|relevé de dépenses|détail du compte|avis d'extrait`),
  otherTitles:
    list(`relevé de factures|relevé client|relevé fournisseur|relevé de compte client|relevé de compte fournisseur|compte client|compte fournisseur|extrait de compte client|extrait de compte fournisseur|factures impayées|balance âgée|
    balance générale|balance des comptes|grand livre|grand-livre|grand livre général|grand livre des tiers|grand livre auxiliaire|grand livre clients|grand livre fournisseurs|tableau d'amortissement|échéancier de prêt|tarifs et conditions|livre de caisse|journal de caisse|feuille de caisse|brouillard de caisse|journal des ventes|journal|tableau des immobilisations|plan d'amortissement|
    échéancier|échéancier de paiement|budget|budget prévisionnel|prévisionnel|plan de trésorerie|déclaration de tva|détail des appels|relevé d'appels|détail des communications|relevé kilométrique|carnet de bord|feuille d'heures|
    feuille de temps|inventaire|état des stocks|liste des commandes|résultats|calendrier|cours des fonds|valeurs liquidatives|relevé de portefeuille|relevé des frais|relevé annuel des frais|attestation de solde|attestation d'intérêts|
    relevé de points|facture d'eau|facture de gaz|facture téléphonique|relevé de consommation|compte locataire|appel de loyer|appel de fonds|appel de charges|avis de paiement|avis de virement|bordereau de remise|
    récapitulatif des ventes|ticket z|clôture de caisse|décompte de charges|décompte de prestations|relevé de prestations|
    facture|facture pro forma|devis|bon de commande|bon de livraison|bulletin de paie|bulletin de salaire|fiche de paie|avis d'imposition|avis d'échéance|quittance|quittance de loyer|reçu|ticket de caisse|attestation|certificat|contrat|bail|horaires|grille horaire|tarifs|grille tarifaire|liste de prix|menu|carte des vins|ordre du jour|procès-verbal|compte rendu|courrier|
    lettre|conditions générales|relevé d'identité bancaire|rib|avoir client|note de frais|relevé de notes|bilan|compte de résultat|offre de prêt|police d'assurance|appel de cotisation|facture d'électricité|relevé de carrière|mise en demeure|rappel|convocation|ordonnance|bon de réception|avis de situation|billet|itinéraire|curriculum vitae|notice`),
  accountTypes: {
    checking: list(
      `compte chèques|opérations courantes|compte chèque|compte courant|compte de dépôt|compte à vue|compte privé|compte bancaire|compte de chèques|compte-chèques|compte de paiement|compte joint|compte professionnel|compte de dépôts|compte personnel|compte opérations|compte individuel|compte salaire|compte commercial|épargne avec opérations`,
    ),
    savings: list(
      `livret|livret a|compte d'épargne|compte épargne|épargne|ldds|ldd|pel|cel|compte sur livret|livret jeune|compte à terme|livret d'épargne|livret de développement durable|lep|csl|plan épargne logement|compte d'épargne à intérêt élevé`,
    ),
    'credit-card': list(
      `carte de crédit|carte bancaire|carte à débit différé|relevé de carte|débit différé|décompte de carte de crédit|compte carte|carte or`,
    ),
    loan: list(
      `prêt|emprunt|crédit immobilier|prêt immobilier|crédit renouvelable|prêt personnel|crédit à la consommation|hypothèque|compte de prêt|prêt hypothécaire|marge de crédit|crédit auto|réserve d'argent`,
    ),
    unknown: list(`compte-titres|compte titres|pea|carte prépayée|portefeuille électronique|compte d'investissement`),
  },
};
